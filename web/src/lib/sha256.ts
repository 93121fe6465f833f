/** SHA-256: browsers keep their own for pages behind TLS, and a family plays without. */

const PRIMES = (() => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
})();
const fraction = (x: number) => Math.floor((x - Math.floor(x)) * 2 ** 32);
const K = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));

/** Hash a text, as hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  bytes.forEach((byte, i) => padded.setUint8(i, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  const sum = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let at = 0; at < padded.byteLength; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = padded.getInt32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const near = w[i - 2]!;
      const far = w[i - 15]!;
      w[i] = w[i - 16]! + w[i - 7]! + (turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)) + (turn(far, 7) ^ turn(far, 18) ^ (far >>> 3));
    }
    let [a, b, c, d, e, f, g, h] = sum as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (sum[i] = sum[i]! + value));
  }
  return [...sum].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
