/** Which leaf tramples which, from our own sheet. */
import * as api from "../../lib/api.ts";
import { sheet } from "../../lib/sheet.ts";
import { COLOURS } from "./leaves.ts";

class Trampling {
  #by = $state.raw<Record<string, string>>({});

  load(): void {
    void api.sheet("tricky_badger").then((text) => {
      const found: Record<string, string> = {};
      for (const { leaf, value, by } of sheet(text).trample ?? [])
        for (const [letter, colour] of Object.entries(COLOURS))
          if ((leaf === "pink") === (colour === "pink")) found[`${letter}${String(value)}`] = `${letter}${String(by)}`;
      this.#by = found;
    });
  }
  /** The card that tramples this one, if there is one. */
  of(code: string): string | undefined {
    return this.#by[code];
  }
}

export const trampling = new Trampling();
