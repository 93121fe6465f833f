export const COLOURS: Record<string, string> = { b: "blue", r: "red", p: "pink", g: "green", k: "black", o: "orange" };
const ORDER = "brpgko";

/** A hand in the order its owner likes. */
export function sorted(hand: string[], order: "colour" | "value"): string[] {
  const value = (code: string) => -Number(code.slice(1));
  const colour = (code: string) => ORDER.indexOf(code[0]!);
  return [...hand].sort((a, b) => (order === "value" ? value(a) - value(b) || colour(a) - colour(b) : colour(a) - colour(b) || value(a) - value(b)));
}

/** The number a set of cards shows, largest digits first: for the button's label, the server decides. */
export function digits(cards: string[]): number {
  return Number(cards.map((code) => code.slice(1)).sort().reverse().join(""));
}
