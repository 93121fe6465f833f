/** What is printed on the pieces: the part of TOML that component sheets are written in. */
export type Entry = Record<string, string | number | boolean | string[]>;

function value(text: string): string | number | boolean | string[] {
  if (text.startsWith("[")) return [...text.matchAll(/"([^"]*)"/g)].map((found) => found[1]!);
  if (text.startsWith('"')) return text.slice(1, -1);
  if (text === "true" || text === "false") return text === "true";
  return Number(text);
}

/** Read the entries of each `[[kind]]`. */
export function sheet(toml: string): Record<string, Entry[]> {
  const found: Record<string, Entry[]> = {};
  let entry: Entry | undefined;
  for (const line of toml.split("\n")) {
    const head = /^\[\[([\w.]+)\]\]/.exec(line);
    const pair = /^(\w+)\s*=\s*("[^"]*"|\[[^\]]*\]|[\w.+-]+)/.exec(line);
    if (head) (found[head[1]!] ??= []).push((entry = {}));
    else if (/^\[/.test(line)) entry = undefined;
    else if (pair && entry) entry[pair[1]!] = value(pair[2]!);
  }
  return found;
}
