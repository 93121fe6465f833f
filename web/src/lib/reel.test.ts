import { expect, test } from "vitest";
import { stand } from "./pace.ts";
import { Reel } from "./reel.ts";

/** A clock that stands still until it is told to go on. */
function reel() {
  let now = 0;
  let due: { at: number; then: () => void }[] = [];
  const shown: string[] = [];
  const made = new Reel<{ stand: number; mark: string; name: string }>((frame) => shown.push(frame.name), {
    now: () => now,
    after: (wait, then) => {
      const one = { at: now + wait, then };
      due.push(one);
      return () => (due = due.filter((other) => other !== one));
    },
  });
  const pass = (time: number) => {
    for (const end = now + time; ; ) {
      const next = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) return void (now = end);
      now = next.at;
      due = due.filter((one) => one !== next);
      next.then();
    }
  };
  const frame = (name: string, stand: number, mark = "") => ({ name, stand, mark });
  return { made, shown, pass, frame };
}

test("each stands for its time, and nobody waits for what has nothing after it", () => {
  const { made, shown, pass, frame } = reel();
  made.push(frame("a", 100));
  expect(shown).toEqual(["a"]);
  made.push(frame("b", 100), frame("c", 100));
  pass(99);
  expect(shown).toEqual(["a"]);
  pass(1);
  expect(shown).toEqual(["a", "b"]);
  pass(1000);
  expect(shown).toEqual(["a", "b", "c"]);
  made.push(frame("d", 0), frame("e", 0));
  expect(shown).toEqual(["a", "b", "c", "d", "e"]);
});

test("going on leads to the next moment, then to the present", () => {
  const { made, shown, frame } = reel();
  made.push(frame("a", 100), frame("b", 100), frame("trick", Infinity, "trick"), frame("c", 100), frame("d", 100));
  made.skip();
  expect(shown).toEqual(["a", "trick"]);
  expect(made.length).toBe(2);
  made.skip();
  expect(shown).toEqual(["a", "trick", "d"]);
  made.skip();
  expect(shown).toEqual(["a", "trick", "d"]);
});

test("what waits for a tap waits", () => {
  const { made, shown, pass, frame } = reel();
  made.push(frame("trick", Infinity, "trick"), frame("a", 100), frame("b", 100));
  pass(1e9);
  expect(shown).toEqual(["trick"]);
  made.next();
  expect(shown).toEqual(["trick", "a"]);
  pass(100);
  expect(shown).toEqual(["trick", "a", "b"]);
});

test("a page that is behind leaves out all but the last moment of each move", () => {
  const { made, shown, pass, frame } = reel();
  made.push(frame("a", 100), frame("b", 100), frame("trick", 100, "trick"), frame("prize", 100, "prize"), frame("c", 100), frame("d", 100));
  made.push(frame("trick 2", 100, "trick"), frame("e", 100));
  made.thin();
  pass(1000);
  expect(shown).toEqual(["a", "prize", "trick 2", "e"]);
});

test("a late page jumps to the present", () => {
  const { made, shown, frame } = reel();
  made.push(frame("a", 4000), frame("b", 5000), frame("c", 6000));
  expect(made.behind).toBe(9000);
  made.jump();
  expect(shown).toEqual(["a", "c"]);
  expect(made.behind).toBe(0);
});

test("a moment stands long enough to be read, except at once", () => {
  const long = Array.from({ length: 60 }, () => "word").join(" ");
  expect(stand("brisk", long)).toBe(1200 + 45 * 60);
  expect(stand("calm", "short", 2600)).toBe(2600);
  expect(stand("once", long)).toBe(0);
  expect(stand("wait", long)).toBe(Infinity);
});
