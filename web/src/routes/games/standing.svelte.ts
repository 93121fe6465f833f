/** A running game in words: whose turn it is, how it stands, what happened last. */
import * as api from "../../lib/api.ts";
import { glances } from "../../lib/glances.svelte.ts";
import type { Mine } from "../../lib/mine.svelte.ts";
import { minus } from "../../lib/points.ts";
import { Speech, t, words } from "../../lib/text.svelte.ts";
import { own } from "../../lib/told.ts";

export class Standing {
  #pieces = $state.raw<api.Pieces | null>(null);

  constructor(readonly table: Mine) {}

  /** Fetch what the last move needs to be told. */
  async prepare(): Promise<void> {
    if (!this.#seen?.last.length || this.#pieces) return;
    try {
      const [pieces] = await Promise.all([api.pieces(this.table.id), words.load(this.table.game)]);
      this.#pieces = pieces;
    } catch {
      // then it is not told
    }
  }
  get #seen() {
    return glances.of(this.table.id);
  }
  get #waiting(): number[] {
    return this.#seen?.view?.waiting ?? [];
  }
  /** One's own seat, where one is “you”: the others have names. */
  get #unnamed(): number | null {
    const { names, yours } = this.table;
    return yours?.length === 1 && names[yours[0]!] === t("ui-you") ? yours[0]! : null;
  }
  get mine(): boolean {
    return this.#waiting.some((seat) => this.table.yours?.includes(seat));
  }
  get turn(): string {
    const seen = this.#seen;
    if (!seen) return "";
    if (seen.status === "open") return t("ui-not-started");
    if (seen.status === "shelved") return t("ui-shelved-short");
    const [seat] = this.#waiting;
    if (seat === undefined) return "";
    return this.#waiting.length > 1 ? t("ui-turn-several", { count: this.#waiting.length }) : seat === this.#unnamed ? t("ui-your-turn") : t("ui-turn-of", { name: this.table.names[seat] ?? "" });
  }
  get scores(): string {
    const view = this.#seen?.view;
    return view ? view.scores.map((score, seat) => `${this.table.names[seat] ?? ""} ${minus(score)}`).join(", ") : this.table.names.join(", ");
  }
  get last(): string {
    const line = this.#seen?.last[0];
    if (!line || !this.#pieces || !words.has(`log-${line.key}`, this.table.game)) return "";
    const pieces = this.#pieces;
    const speech = new Speech(() => this.table.game, () => pieces, () => this.table.names);
    return speech.sentence(own({ view: { seat: this.#unnamed }, speech }, `log-${line.key}`, line.args), line.args);
  }
}
