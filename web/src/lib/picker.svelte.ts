/**
 * From pieces to a move: each choice stands for the pieces one points at, in any order. The page lights what the
 * choices it was handed still contain, and knows no rule beyond that.
 */
import type { Choice } from "./api.ts";
import { forTable } from "./keys.ts";
import type { Scene } from "./scene.ts";
import { sound } from "./sound.ts";

/** What a click on a piece does. */
export type OnPick = (token: string, element: HTMLElement) => void;

export class Picker {
  #picked = $state.raw<string[]>([]);
  #for = $state.raw<Choice[]>([]);
  #left = $state<number | null>(null);

  constructor(
    readonly scene: () => Scene,
    readonly tokens: (choice: Choice) => string[],
    /** Choices that are carried out by the last click, without a button. */
    readonly instant: (choice: Choice) => boolean = () => false,
  ) {}

  get choices(): Choice[] {
    return this.scene().choices;
  }
  /** The pieces of the move that a hint names, until somebody picks for themselves. */
  #hinted = $derived.by(() => {
    const { hint, choices } = this.scene();
    const choice = hint === this.#left ? undefined : choices.find((one) => one.m === hint);
    return choice && this.tokens(choice);
  });
  /** What is selected; another position forgets it. */
  get picked(): string[] {
    return this.#hinted ?? (this.#for === this.choices ? this.#picked : []);
  }
  set picked(tokens: string[]) {
    this.#left = this.scene().hint;
    this.#for = this.choices;
    this.#picked = tokens;
  }
  #best = $derived.by(() => {
    const { ringed } = this.scene();
    return ringed ? this.tokens(ringed) : [];
  });
  #all = $derived(this.choices.map((choice) => ({ choice, tokens: this.tokens(choice) })));
  #matching = $derived(this.#all.filter(({ tokens }) => this.picked.every((token) => tokens.includes(token))));
  #lit = $derived(new Set(this.#matching.flatMap(({ tokens }) => tokens).filter((token) => !this.picked.includes(token))));
  #known = $derived(new Set(this.#all.flatMap(({ tokens }) => tokens)));

  /** The choices that the selection can still become. */
  get matching(): Choice[] {
    return this.#matching.map(({ choice }) => choice);
  }
  /** The choices that the selection is. */
  get exact(): Choice[] {
    return this.#matching.filter(({ tokens }) => tokens.length === this.picked.length && tokens.length > 0).map(({ choice }) => choice);
  }
  lit = (token: string): boolean => this.#lit.has(token);
  chosen = (token: string): boolean => this.picked.includes(token) || this.ringed(token);
  /** Is it part of the best move, in a review? */
  ringed = (token: string): boolean => this.#best.includes(token);
  /** Is it part of any choice, if not of this one? */
  known = (token: string): boolean => this.#known.has(token);
  /** The choices a click on this would leave. */
  after(token: string): Choice[] {
    return this.#matching.filter(({ tokens }) => tokens.includes(token)).map(({ choice }) => choice);
  }
  /** The choice a click on this would be, if it is one. */
  would(token: string): Choice | undefined {
    const size = this.picked.length + 1;
    return this.#matching.find(({ tokens }) => tokens.length === size && tokens.includes(token))?.choice;
  }
  /** Moves that the buttons for the present selection make. */
  clear = (): void => {
    this.picked = [];
  };

  /** Escape drops what is selected; Enter makes the move that it is, unless something else has the focus. True if either did. */
  key = (event: KeyboardEvent, choice: Choice | undefined = this.exact[0]): boolean => {
    if (!forTable(event)) return false;
    const here = event.target === document.body || (event.target instanceof Element && event.target.closest(".fan") !== null);
    if (event.key === "Escape" && this.picked.length) this.clear();
    else if (event.key === "Enter" && choice && here) this.scene().play(choice.m);
    else return false;
    event.preventDefault();
    return true;
  };

  /** Click on a piece; false if no choice contains it. */
  pick = (token: string): boolean => {
    if (this.chosen(token)) {
      this.picked = this.picked.filter((one) => one !== token);
      sound.play("drop");
      return true;
    }
    if (!this.lit(token)) {
      if (!this.known(token)) return false;
      this.picked = [token];
    } else {
      this.picked = [...this.picked, token];
    }
    sound.play("pick");
    const exact = this.exact;
    if (exact.length === 1 && this.matching.length === 1 && this.instant(exact[0]!)) this.scene().play(exact[0]!.m);
    return true;
  };
}
