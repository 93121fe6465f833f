/** The page as an app: kept by a worker, and told when there is a new version of it. */

const EVERY = 3_600_000; // milliseconds between two looks for a new version

class App {
  /** Is there a new version? */
  fresh = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Have the page kept, once it has come in itself. */
  start(): void {
    // A part of the page that is not there any more: the server has another version by now.
    addEventListener("vite:preloadError", () => (this.fresh = true));
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const idle = (then: () => void) => ("requestIdleCallback" in window ? requestIdleCallback(then) : setTimeout(then, 1_000));
    const begin = () => idle(() => void this.#register().catch(() => {})); // without a worker it works as well, on the line
    if (document.readyState === "complete") begin();
    else addEventListener("load", begin, { once: true });
  }
  async #register(): Promise<void> {
    const registered = await navigator.serviceWorker.register("/worker.js");
    const look = () => {
      if (!registered.waiting || !navigator.serviceWorker.controller) return; // none, or the very first
      this.#waiting = registered.waiting;
      this.fresh = true;
    };
    look();
    registered.addEventListener("updatefound", () => registered.installing?.addEventListener("statechange", look));
    const again = () => void (document.hidden || registered.update().catch(() => {}));
    setInterval(again, EVERY);
    document.addEventListener("visibilitychange", again);
  }
  /** Begin again with the new version. */
  reload(): void {
    if (!this.#waiting) return location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.#waiting.postMessage("take over");
  }
}

export const app = new App();
