import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { pictureFiles } from "./plugins/pictures.ts";
import { pageFiles } from "./plugins/worker.ts";

export default defineConfig({
  plugins: [pictureFiles(), svelte(), pageFiles()],
  build: {
    outDir: "../src/ludotheque/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy asks for files; and files are cached
    target: "es2022",
    license: { fileName: "licences.md" },
    rollupOptions: {
      input: { index: "index.html", worker: "src/worker.ts" },
      // A worker answers for what lies below it: it has to lie on top, and always under the same name.
      output: { entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js") },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8420", ws: true } } },
});
