import encodeQR from "qr";
import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";

test("what is drawn reads back", () => {
  const link = "https://play.example.org/table/AbCdEfGhIjKlMnOp#seat=0123456789abcdefghijkl";
  const rows = encodeQR(link, "raw", { ecc: "medium", border: 4 });
  const scale = 4;
  const size = rows.length * scale;
  const data = new Uint8Array(size * size * 4).fill(255);
  rows.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (!dark) return;
      for (let dy = 0; dy < scale; dy++) for (let dx = 0; dx < scale; dx++) data.fill(0, 4 * ((y * scale + dy) * size + x * scale + dx), 4 * ((y * scale + dy) * size + x * scale + dx) + 3);
    }),
  );
  expect(decodeQR({ width: size, height: size, data })).toBe(link);
});
