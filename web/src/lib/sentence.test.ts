import { expect, test } from "vitest";
import { sentence, tail } from "./sentence.ts";

test("words of the server become a sentence", () => {
  expect(sentence("not a game record (it is not JSON)")).toBe("Not a game record (it is not JSON).");
  expect(sentence("écrit ailleurs")).toBe("Écrit ailleurs.");
  expect(sentence("The server can’t be reached.")).toBe("The server can’t be reached.");
});

test("a full stop stays with what it follows", () => {
  expect(tail(".")).toBe(".");
  expect(tail("\u202f: 82.")).toBe("\u202f:");
  expect(tail("), and")).toBe("),");
  expect(tail(" and more")).toBe("");
});
