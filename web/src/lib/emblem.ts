/** The colours and the pattern of a game that brings no picture of its own: always the same for the same name. */

export interface Emblem {
  paper: string;
  ink: string;
  soft: string;
  lid: string;
  side: string;
  pattern: "waves" | "hills" | "suns" | "tiles";
  letter: string;
}

const PATTERNS = ["waves", "hills", "suns", "tiles"] as const;
// Hues that stand well on wood, by day and by night; cream letters are legible on each.
const HUES = [8, 28, 96, 150, 176, 204, 232, 268, 312, 340];

function hash(text: string): number {
  let sum = 2166136261;
  for (const letter of text) sum = Math.imul(sum ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return sum;
}

export function emblem(name: string, title: string): Emblem {
  const sum = hash(name);
  const hue = HUES[sum % HUES.length]!;
  const tone = (saturation: number, lightness: number) => `hsl(${hue} ${saturation}% ${lightness}%)`;
  return {
    paper: tone(44, 30),
    ink: "#fbf4e4",
    soft: tone(52, 56),
    lid: tone(34, 40),
    side: tone(42, 19),
    pattern: PATTERNS[(sum >>> 8) % PATTERNS.length]!,
    letter: [...title.trim()][0]?.toLocaleUpperCase() ?? "?",
  };
}
