/** For tests that drive the real page: the moves a lit piece leads to. Nothing in a person's browser. */
export function leads(moves: number[]): string | undefined {
  return moves.length && navigator.webdriver ? moves.join(" ") : undefined;
}
