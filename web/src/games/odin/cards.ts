export const COLOURS: Record<string, string> = { b: "blue", r: "red", p: "pink", g: "green", k: "black", o: "orange" };
const ORDER = "brpgko";

/** A hand in the order its owner likes. */
export function sorted(hand: string[], order: "colour" | "value"): string[] {
  const value = (code: string) => -Number(code.slice(1));
  const colour = (code: string) => ORDER.indexOf(code[0]!);
  return [...hand].sort((a, b) => (order === "value" ? value(a) - value(b) || colour(a) - colour(b) : colour(a) - colour(b) || value(a) - value(b)));
}

/**
 * What playing a card that is part of no choice would come to: with as many as lie in the centre, the best that go
 * with it, or all that do. The server says which rule forbids it, and that is then the real one.
 */
export function attempt(hand: string[], code: string, size: number): string[] {
  const others = sorted(hand.filter((one) => one !== code), "value");
  const groups = [0, 1].map((sign) => others.filter((one) => one[sign] === code[sign]));
  const longest = groups.reduce((one, other) => (other.length > one.length ? other : one));
  const group = groups.find((found) => found.length + 1 >= size) ?? longest;
  return [code, ...group.slice(0, Math.max(size, 1) - 1)];
}

/** The number a set of cards shows, largest digits first: for the button's label, the server decides. */
export function digits(cards: string[]): number {
  return Number(cards.map((code) => code.slice(1)).sort().reverse().join(""));
}
