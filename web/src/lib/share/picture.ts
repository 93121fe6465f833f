/** The picture of a result: drawn here, so that it needs no server and holds no more than what is seen on it. */
import { cover } from "../games.ts";
import { minus } from "../points.ts";
import { standing, type Outcome } from "./outcome.ts";

const WIDTH = 1080;
const PITCH = 120; // from one player to the next
const EDGE = 56;
const PAPER = "#fffaf0";
const INK = "#33261d";
const SOFT = "#65503f";
const FIRST = "#fbe3ae";
const ROW = "#f6ebd7";
const DISPLAY = "Fraunces, Georgia, serif";
const PLAIN = "Nunito, system-ui, sans-serif";

/** Load a drawing; one without a size of its own would be drawn by some browsers only. */
async function drawing(url: string, width: number, height: number): Promise<HTMLImageElement> {
  const source = await (await fetch(url)).text();
  const sized = source.replace(/^<svg(?![^>]*\swidth=)/, `<svg width="${width}" height="${height}"`);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`;
  await image.decode();
  return image;
}

/** Write a line, smaller if it would not fit. */
function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, size: number, family: string, room: number, weight = 700): void {
  let px = size;
  do pen.font = `${weight} ${px}px ${family}`;
  while (pen.measureText(text).width > room && --px > 18);
  pen.fillText(text, x, y, room);
}

function rounded(pen: CanvasRenderingContext2D, x: number, y: number, width: number, height: number, radius: number, fill: string): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fill();
}

export async function picture(outcome: Outcome, sentence: string, date: string): Promise<HTMLCanvasElement> {
  const { game, title, names, scores, ranking } = outcome;
  await Promise.all([document.fonts.load(`700 80px ${DISPLAY}`), document.fonts.load(`700 40px ${PLAIN}`)]).catch(() => {});
  const canvas = document.createElement("canvas");
  const height = 7 * EDGE + 270 + PITCH * names.length;
  canvas.width = WIDTH;
  canvas.height = height;
  const pen = canvas.getContext("2d")!;
  const mat = getComputedStyle(document.documentElement).getPropertyValue("--mat").trim() || "#5b6a58";
  pen.fillStyle = mat;
  pen.fillRect(0, 0, WIDTH, height);
  rounded(pen, EDGE, EDGE, WIDTH - 2 * EDGE, height - 2 * EDGE, 44, PAPER);
  pen.textBaseline = "alphabetic";

  const left = EDGE + 52;
  const right = WIDTH - left;
  const box = cover(game);
  const image = box ? await drawing(box, 260, 312).catch(() => null) : null;
  if (image) {
    pen.save();
    pen.beginPath();
    pen.roundRect(left, EDGE + 52, 260, 312, 20);
    pen.clip();
    pen.drawImage(image, left, EDGE + 52, 260, 312);
    pen.restore();
  }
  const beside = image ? left + 300 : left;
  pen.fillStyle = INK;
  write(pen, title, beside, EDGE + 150, 82, DISPLAY, right - beside);
  write(pen, sentence, beside, EDGE + 232, 50, DISPLAY, right - beside);
  pen.fillStyle = SOFT;
  write(pen, date, beside, EDGE + 300, 34, PLAIN, right - beside, 650);

  const order = standing({ ranking });
  order.forEach((seat, at) => {
    const y = EDGE + 416 + at * PITCH;
    const tall = PITCH - 14;
    rounded(pen, left, y, right - left, tall, 26, ranking[seat] === 1 ? FIRST : ROW);
    const line = y + tall / 2 + 16;
    pen.fillStyle = SOFT;
    write(pen, `${ranking[seat]}.`, left + 34, line, 44, PLAIN, 70);
    pen.fillStyle = INK;
    write(pen, names[seat] ?? "", left + 116, line, 48, PLAIN, right - left - 330, 800);
    pen.textAlign = "right";
    write(pen, minus(scores[seat] ?? 0), right - 34, line + 2, 58, DISPLAY, 180);
    pen.textAlign = "left";
  });

  const icon = await drawing("/icon.svg", 64, 64).catch(() => null);
  if (icon) pen.drawImage(icon, left, height - EDGE - 112, 64, 64);
  pen.fillStyle = INK;
  write(pen, "Ludothèque", left + 82, height - EDGE - 64, 44, DISPLAY, 600);
  return canvas;
}
