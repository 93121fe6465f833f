/** The games one has been shown around, kept by the browser. */
import { keep, load } from "./prefs.svelte.ts";

const KEY = "ludotheque.toured";

class Toured {
  #games = $state(load<string[]>(KEY, []));

  has(game: string): boolean {
    return this.#games.includes(game);
  }
  add(game: string): void {
    if (!this.has(game)) this.#games.push(game);
    keep(KEY, this.#games);
  }
}

export const toured = new Toured();
