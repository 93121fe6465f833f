/** What one most likely wants of the choices at hand. */
interface Kind {
  kind: string;
}

/**
 * The ways to complete the activity that is pointed at, where its cards are not all chosen yet and all that could be
 * done so far is to drop a poop on it; none: what is chosen is what is wanted.
 */
export function completing<C extends Kind>(matching: C[], exact: C[]): C[] {
  if (!exact.every((choice) => choice.kind === "poop")) return [];
  return matching.filter((choice) => choice.kind === "solve");
}

/** What walking somewhere costs: nothing, or a card; an empty string where nobody can walk. */
export function cost(walks: Kind[]): "" | "free" | "card" {
  if (walks.some((choice) => choice.kind === "walk")) return "free";
  return walks.some((choice) => choice.kind === "go") ? "card" : "";
}
