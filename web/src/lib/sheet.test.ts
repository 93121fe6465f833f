import { expect, test } from "vitest";
import { sheet } from "./sheet.ts";

test("a sheet gives its entries by kind", () => {
  const found = sheet('# a comment\n[deck]\nsize = 3\n\n[[animal]]\nname = "bat"\npaws = 1\ncolours = ["red", "blue"] # three\n\n[[animal]]\nname = "frog"\nwet = true\n');
  expect(found).toEqual({ animal: [{ name: "bat", paws: 1, colours: ["red", "blue"] }, { name: "frog", wet: true }] });
});
