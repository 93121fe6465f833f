/// <reference no-default-lib="true" />
/// <reference lib="es2023" />
/// <reference lib="webworker" />
/**
 * Keeps the page, its pictures and what has been read of the texts, so that the page opens even when its server is out of
 * reach. A new version is fetched whole beside the old one and takes over when somebody says so: no page is ever made of two.
 */
const here = globalThis.self as unknown as ServiceWorkerGlobalScope;

const FILES = "__FILES__" as unknown as string[]; // put in by plugins/worker.ts
const SHELL = "ludotheque __VERSION__";
const READ = "ludotheque read";
const READABLE = /^\/api\/(games$|text\/|rulebook\/|sheet\/)/;

async function install(): Promise<void> {
  const shell = await caches.open(SHELL);
  await shell.addAll(FILES.map((file) => (file.startsWith("/assets/") ? file : new Request(file, { cache: "reload" }))));
}
async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name !== SHELL && name !== READ) await caches.delete(name);
  await here.clients.claim();
}
/** The page as the server has it now, or as we have it. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match("/", { cacheName: SHELL });
    if (kept) return kept;
    throw error;
  }
}
async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: SHELL })) ?? fetch(request);
}
/** What the server says now, or what it said last. */
async function text(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(READ)).put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(request, { cacheName: READ });
    if (!kept) throw error;
    const headers = new Headers(kept.headers);
    headers.set("X-Kept", "yes"); // the page shall know that nobody answered
    return new Response(kept.body, { status: kept.status, headers });
  }
}

here.addEventListener("install", (event) => event.waitUntil(install()));
here.addEventListener("activate", (event) => event.waitUntil(activate()));
here.addEventListener("message", (event) => {
  if (event.data === "take over") void here.skipWaiting();
});
here.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== here.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILES.includes(pathname)) event.respondWith(file(request));
  else if (READABLE.test(pathname)) event.respondWith(text(request));
});
