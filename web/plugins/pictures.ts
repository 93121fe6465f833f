/**
 * Pictures at build time: `icons.json?sprite` becomes the symbols it names (and every drawing beside it),
 * `cover.svg?filled` a file in which each `<use href="#name">` is the picture itself.
 */
import { readFileSync, readdirSync, existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface Tint {
  icon: string;
  hue?: number;
  saturation?: number;
  light?: number;
  only?: string[];
  swap?: Record<string, string>;
}
interface Picture {
  body: string;
  box: string;
}
interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
}

const require = createRequire(import.meta.url);
const sets = new Map<string, IconSet>();

function iconSet(name: string): IconSet {
  let found = sets.get(name);
  if (!found) sets.set(name, (found = require(`@iconify-json/${name}/icons.json`) as IconSet));
  return found;
}

function icon(set: string, name: string): Picture {
  const { icons, aliases, width = 16, height = 16 } = iconSet(set);
  const found = icons[name] ?? icons[aliases?.[name]?.parent ?? ""];
  if (!found) throw new Error(`${set} has no icon ${name}`);
  return { body: found.body, box: `0 0 ${found.width ?? width} ${found.height ?? height}` };
}

/** Give every colour that is not nearly grey another hue; its lightness stays. */
function tinted(body: string, tint: Tint): string {
  return body.replace(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi, (colour) => {
    const swapped = tint.swap?.[colour.toLowerCase()];
    if (swapped) return swapped;
    if (tint.hue === undefined || (tint.only && !tint.only.includes(colour.toLowerCase()))) return colour;
    const hex = colour.length === 4 ? [...colour.slice(1)].map((c) => c + c).join("") : colour.slice(1);
    const rgb = [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
    const most = Math.max(...rgb);
    const least = Math.min(...rgb);
    const light = (most + least) / 2;
    const saturation = most === least ? 0 : (most - least) / (1 - Math.abs(2 * light - 1));
    if (saturation <= 0.12) return colour;
    const percent = (part: number) => `${(100 * part).toFixed(1)}%`;
    return `hsl(${tint.hue} ${percent(tint.saturation ?? saturation)} ${percent(light + (tint.light ?? 0))})`;
  });
}

function drawing(file: string): Picture {
  const found = /<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(readFileSync(file, "utf8"));
  if (!found) throw new Error(`${file} is no drawing`);
  return { box: found[1]!, body: found[2]! };
}

/** All pictures of a folder: its drawings, and what its icons.json names. */
function pictures(folder: string): Map<string, Picture> {
  const found = new Map<string, Picture>();
  for (const place of [folder, join(folder, "drawings")]) {
    if (!existsSync(place)) continue;
    for (const file of readdirSync(place).sort()) {
      if (file.endsWith(".svg") && !["cover.svg", "badge.svg", "motif.svg"].includes(file))
        found.set(basename(file, ".svg"), drawing(join(place, file)));
    }
  }
  const named = JSON.parse(readFileSync(join(folder, "icons.json"), "utf8")) as Record<string, unknown>;
  for (const [name, wish] of Object.entries(named)) {
    if (Array.isArray(wish)) {
      for (const one of wish as string[]) found.set(one, icon(name, one));
    } else {
      const tint: Tint = typeof wish === "string" ? { icon: wish } : (wish as Tint);
      const plain = icon("fluent-emoji-flat", tint.icon);
      found.set(name, { ...plain, body: tinted(plain.body, tint) });
    }
  }
  return found;
}

function sprite(folder: string, prefix: string): string {
  return [...pictures(folder)]
    .map(([name, { body, box }]) => `<symbol id="${prefix}-${name}" viewBox="${box}">${body}</symbol>`)
    .join("");
}

function filled(file: string): string {
  const known = pictures(dirname(file));
  return readFileSync(file, "utf8").replace(/<use href="#([\w-]+)"([^>]*?)\/>/g, (_, name: string, rest: string) => {
    const { body, box } = known.get(name) ?? icon("fluent-emoji-flat", name);
    const transform = /transform="[^"]*"/.exec(rest)?.[0] ?? "";
    const colour = /color="[^"]*"/.exec(rest)?.[0] ?? "";
    const place = rest.replace(transform, "").replace(colour, "");
    return `<g ${transform} ${colour}><svg viewBox="${box}"${place}>${body}</svg></g>`;
  });
}

export function pictureFiles(): Plugin {
  return {
    name: "pictures",
    enforce: "pre",
    load(id) {
      const [file, query] = id.split("?");
      if (query === "sprite") {
        const folder = dirname(file!);
        const prefix = folder.endsWith("icons") ? "i" : "g";
        return `export default ${JSON.stringify(sprite(folder, prefix))}`;
      }
      if (query === "filled") {
        const folder = basename(dirname(file!));
        const name = `${folder}-${basename(file!)}`;
        const emitted = this.emitFile({ type: "asset", name, source: filled(file!) });
        return `export default import.meta.ROLLUP_FILE_URL_${emitted}`;
      }
      return undefined;
    },
  };
}
