export const SIZES = ["baby", "small", "medium", "big"];
export const GOODS: Record<string, string> = { baby: "pig-baby", small: "pig-small", medium: "pig-medium", big: "pig-big", vaccine: "syringe", supplement: "pill", amulet: "nazar-amulet" };
export const ACTIONS: Record<string, string> = { feed: "bucket", mate: "two-hearts", buy: "shopping-bags", sell: "money-bag" };
export const SEASONS: Record<string, string> = { spring: "cherry-blossom", summer: "sun", autumn: "fallen-leaf", winter: "snowflake" };
