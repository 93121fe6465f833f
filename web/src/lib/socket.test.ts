import { afterEach, expect, test, vi } from "vitest";
import { Socket } from "./socket.ts";

class Fake {
  static OPEN = 1;
  static all: Fake[] = [];
  readyState = 0;
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};
  constructor() {
    Fake.all.push(this);
  }
  send(): void {}
  close(): void {}
  open(): void {
    this.readyState = Fake.OPEN;
    this.onopen();
  }
}

afterEach(() => vi.unstubAllGlobals());

test("a server that takes the line, and then sends everybody away, is asked ever more seldom", () => {
  const waits: number[] = [];
  let again = () => {};
  vi.stubGlobal("WebSocket", Fake);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", { addEventListener() {}, removeEventListener() {}, hidden: false });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("setInterval", () => 0);
  vi.stubGlobal("setTimeout", (then: () => void, wait: number) => {
    waits.push(wait);
    again = then;
  });
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const socket = new Socket("t", () => [], () => {}, () => {}, () => "brisk");
  const refuse = () => {
    Fake.all.at(-1)!.open();
    Fake.all.at(-1)!.onclose({ code: 1012 });
    again();
  };
  for (let time = 0; time < 12; time++) refuse();
  expect(waits.every((wait, at) => at === 0 || wait > waits[at - 1]! || wait === 8_000)).toBe(true);
  expect(waits.at(-1)).toBe(8_000);
  Fake.all.at(-1)!.open();
  Fake.all.at(-1)!.onmessage({ data: JSON.stringify({ t: "table" }) });
  refuse();
  expect(waits.at(-1)).toBe(waits[0]);
  socket.close();
});
