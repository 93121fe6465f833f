/** Tells the service worker which files make up the page, and gives this set of them a name. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import type { Plugin } from "vite";

const UNREAD = /^(worker\.js|licences\.md)$|\.map$/;

export function pageFiles(): Plugin {
  let folder = "";
  return {
    name: "page-files",
    apply: "build",
    configResolved: (config) => void (folder = config.publicDir),
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const worker = bundle["worker.js"];
        if (worker?.type !== "chunk") throw new Error("there is no worker");
        const made = Object.keys(bundle).filter((name) => !UNREAD.test(name) && name !== "index.html");
        const files = ["/", ...made.map((name) => `/${name}`), ...readdirSync(folder).map((name) => `/${name}`)].sort();
        const seen = createHash("sha256").update(files.join("\n"));
        const page = bundle["index.html"];
        if (page?.type === "asset") seen.update(page.source);
        for (const name of readdirSync(folder).sort()) seen.update(readFileSync(`${folder}/${name}`));
        worker.code = worker.code.replace(/["'`]__FILES__["'`]/, () => JSON.stringify(files)).replace("__VERSION__", seen.digest("hex").slice(0, 12));
      },
    },
  };
}
