export const COLOURS: Record<string, string> = { o: "orange", b: "blue", g: "green", u: "purple", p: "pink" };
const ORDER = "obgup";

export function sorted(hand: string[], order: "colour" | "value"): string[] {
  const value = (code: string) => Number(code.slice(1));
  const colour = (code: string) => ORDER.indexOf(code[0]!);
  return [...hand].sort((a, b) => (order === "value" ? value(a) - value(b) || colour(a) - colour(b) : colour(a) - colour(b) || value(a) - value(b)));
}

const PICTURES: Record<string, string> = { female: "hamster", male: "hamster" };
export const picture = (type: string): string => PICTURES[type] ?? type;
export const sex = (type: string): string => ({ female: "♀", male: "♂" })[type] ?? "";
