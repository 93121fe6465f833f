/** Words: keys and numbers in, sentences out (Project Fluent). */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import * as api from "./api.ts";
import { prefs } from "./prefs.svelte.ts";

export const LANGUAGES = ["en", "fr"];

const page = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../games/*/text/*.ftl", { query: "?raw", import: "default" });

/** A part of a sentence: words, a piece, a player, or a number that matters. */
export type Part =
  | { kind: "words"; text: string }
  | { kind: "piece"; of: string; code: string; text: string }
  | { kind: "seat"; seat: number; text: string }
  | { kind: "number"; text: string };

const OPEN = "\uE000";
const CLOSE = "\uE001";
const SEATS = ["seat", "other"];

async function read(...sources: (string | Promise<string>)[]): Promise<FluentResource[]> {
  return (await Promise.all(sources)).map((source) => new FluentResource(source));
}

class Words {
  #bundles = $state.raw<Record<string, FluentBundle>>({});
  #shared: Record<string, Promise<FluentResource[]>> = {};

  get lang(): string {
    const wished = prefs.wishes.lang || navigator.language.slice(0, 2);
    return LANGUAGES.includes(wished) ? wished : "en";
  }

  /** How dates and numbers are written. */
  get locale(): string {
    return this.lang === "en" ? "en-GB" : this.lang;
  }

  #key(game: string): string {
    return `${game}/${this.lang}`;
  }

  /** The words of a game in the present language; until they are here, in another one. */
  #bundle(game: string): FluentBundle | undefined {
    const langs = [this.lang, ...LANGUAGES];
    return langs.map((lang) => this.#bundles[`${game}/${lang}`]).find(Boolean);
  }
  ready(game = ""): boolean {
    return this.#bundle(game) !== undefined;
  }

  /** Load the words of a game (none: the shared ones) in the present language. */
  async load(game = ""): Promise<void> {
    const lang = this.lang;
    const key = this.#key(game);
    if (key in this.#bundles) return;
    const shared = (this.#shared[lang] ??= read(api.text("", lang), page[`../text/${lang}.ftl`]!()));
    shared.catch(() => delete this.#shared[lang]);
    const own = game ? read(api.text(game, lang), games[`../games/${game}/text/${lang}.ftl`]?.() ?? "") : [];
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const resource of (await Promise.all([shared, own])).flat()) bundle.addResource(resource, { allowOverrides: true });
    this.#bundles = { ...this.#bundles, [key]: bundle };
  }

  /** Speak with the page's own words only, while those of the server cannot be had. */
  async alone(): Promise<(key: string) => string> {
    const bundle = new FluentBundle(this.lang, { useIsolating: false });
    bundle.addResource(new FluentResource(await page[`../text/${this.lang}.ftl`]!()));
    return (key) => bundle.formatPattern(bundle.getMessage(key)?.value ?? "", {});
  }

  has(key: string, game = ""): boolean {
    return this.#bundle(game)?.hasMessage(key) ?? false;
  }

  /** A text that takes no arguments, if there is one under that key; `{ "" }` is an empty one. */
  plain(key: string, game = ""): string | null {
    const value = this.#bundle(game)?.getMessage(key)?.value;
    if (Array.isArray(value)) {
      const literal = value.every((part) => typeof part === "string" || part.type === "str");
      return literal ? this.say(key, {}, game) : null;
    }
    return typeof value === "string" ? value : null;
  }

  /** What is noted with a text, beside it: `.rule`. */
  attribute(key: string, name: string, game = ""): string {
    const bundle = this.#bundle(game);
    const value = bundle?.getMessage(key)?.attributes[name];
    return value ? bundle!.formatPattern(value) : "";
  }

  say(key: string, args: Record<string, FluentVariable> = {}, game = ""): string {
    const bundle = this.#bundle(game);
    if (!bundle) return "";
    const value = bundle.getMessage(key)?.value;
    if (!value) {
      console.error(`no text for ${key} in ${this.lang}`);
      return `⟦${key}⟧`;
    }
    const errors: Error[] = [];
    const sentence = bundle.formatPattern(value, args, errors);
    if (errors.length) console.error(`${key} in ${this.lang}: ${errors[0]?.message}`);
    return sentence;
  }
}

export const words = new Words();

/** The words of the page itself: `t("ui-menu")`. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return words.say(key, args);
}

/**
 * What a piece is for, and the id of the rule that says so: the longest beginning of `meaning-<kind>-<code>` that has a
 * text. It may speak of the piece by its name, its code, its first letter, what follows the last dash, or its number.
 */
export function meaning(game: string, kind: string, code: string): { text: string; rule: string } | null {
  let key = `meaning-${kind}-${code}`;
  while (!words.has(key, game)) {
    key = key.slice(0, key.lastIndexOf("-"));
    if (key === "meaning") return null;
  }
  const named = `${kind}-${code}`;
  const name = words.has(named, game) ? words.say(named, {}, game) : code;
  const last = code.slice(code.lastIndexOf("-") + 1);
  const args = { name, code, last, letter: code[0] ?? "", number: Number(/\d*$/.exec(code)![0]) };
  return { text: words.say(key, args, game), rule: words.attribute(key, "rule", game) };
}

/** The words at a table: of its game, its pieces and its players. */
export class Speech {
  constructor(
    readonly game: () => string,
    readonly pieces: () => api.Pieces,
    readonly players: () => string[],
  ) {}

  t = (key: string, args: Record<string, FluentVariable> = {}): string => words.say(key, args, this.game());
  has = (key: string): boolean => words.has(key, this.game());
  plain = (key: string): string | null => words.plain(key, this.game());

  piece(kind: string, code: string): string {
    const key = `${kind}-${code}`;
    return this.has(key) ? this.t(key) : code;
  }

  join(items: string[]): string {
    if (items.length < 2) return items[0] ?? this.t("list-none");
    return this.t("list-and", { first: items.slice(0, -1).join(", "), last: items.at(-1)! });
  }

  /** Turn numbers into words, or into marks that `parts` finds again. */
  #arguments(args: api.Args, mark: (kind: string, value: string, text: string) => string) {
    const told: Record<string, FluentVariable> = {};
    const pieces = this.pieces();
    for (const [name, value] of Object.entries(args)) {
      let kind = name.split("_")[0]!;
      const one = (item: number) => {
        if (SEATS.includes(kind)) return mark("seat", String(item), this.players()[item] ?? "");
        const code = pieces[kind]?.[item] ?? String(item);
        return mark(kind, code, this.piece(kind, code));
      };
      if (Array.isArray(value)) {
        kind = kind.replace(/s$/, "");
        told[name] = this.join(value.map(one));
        told[`${name}_count`] = value.length;
      } else if (SEATS.includes(kind) || kind in pieces) {
        told[name] = one(value);
      } else {
        told[name] = value;
      }
    }
    return told;
  }

  sentence(key: string, args: api.Args): string {
    return this.t(
      key,
      this.#arguments(args, (_kind, _value, text) => text),
    );
  }

  parts(key: string, args: api.Args): Part[] {
    const marked = this.t(
      key,
      this.#arguments(args, (kind, value, text) => `${OPEN}${kind}|${value}|${text}${CLOSE}`),
    );
    return marked.split(new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`)).flatMap((piece, at): Part[] => {
      if (at % 2 === 0) return piece ? [{ kind: "words", text: piece }] : [];
      const [kind, value, text] = piece.split("|") as [string, string, string];
      if (kind === "seat") return [{ kind: "seat", seat: Number(value), text }];
      return [{ kind: "piece", of: kind, code: value, text }];
    });
  }

  choice(choice: api.Choice): string {
    return this.sentence(`choice-${choice.kind}`, choice.args);
  }
}
