/** What is printed on the cards, from our own sheet. */
import * as api from "../../lib/api.ts";
import { sheet } from "../../lib/sheet.ts";

export interface Printed {
  colours: string[];
  paws: number; // 0: an object
  flakes: number;
}

class Cards {
  #printed = $state.raw<Record<string, Printed>>({});

  load(): void {
    void api.sheet("hygge").then((text) => {
      const { animal = [], object = [] } = sheet(text);
      const found: Record<string, Printed> = {};
      for (const one of animal) found[one.name as string] = { colours: one.colours as string[], paws: one.paws as number, flakes: 0 };
      for (const one of object) found[one.name as string] = { colours: [one.colour as string], paws: 0, flakes: one.snowflakes as number };
      this.#printed = found;
    });
  }
  of(code: string): Printed {
    return this.#printed[code] ?? { colours: [], paws: 0, flakes: 0 };
  }
}

export const cards = new Cards();

const PICTURES: Record<string, string> = { candle: "candlep", "pine-cone": "pinecone" };
export const picture = (code: string): string => PICTURES[code] ?? code;
