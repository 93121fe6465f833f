/** The level of a bot that nobody has chosen: one that is no trouble to anybody, and moves at once. */
export function usual(levels: string[]): string {
  return levels.includes("medium") ? "medium" : (levels.at(-1) ?? "");
}
