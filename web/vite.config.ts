import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { pictureFiles } from "./plugins/pictures.ts";

export default defineConfig({
  plugins: [pictureFiles(), svelte()],
  build: {
    outDir: "../src/ludotheque/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy asks for files; and files are cached
    target: "es2022",
    license: { fileName: "licences.md" },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8420", ws: true } } },
});
