/** The pace of the table: how long what happens stands still before the table goes on. */

export const PACES = ["calm", "brisk", "once", "wait"] as const;
export type Pace = (typeof PACES)[number];
export const SIGNS: Record<Pace, string> = { calm: "turtle", brisk: "rabbit", once: "zap", wait: "hand" };

/** Until somebody says so. */
export const TAP = Infinity;

interface Times {
  /** What anybody did, before the next thing is shown: milliseconds. */
  step: number;
  /** How fast cards travel; 0: they are there. */
  flight: number;
  /** A moment, by how much there is to see in it. */
  moment: number;
}
const TIMES: Record<Pace, Times> = {
  calm: { step: 1000, flight: 1, moment: 1 },
  brisk: { step: 480, flight: 1.6, moment: 0.5 },
  once: { step: 0, flight: 0, moment: 0 },
  wait: { step: 1000, flight: 1, moment: TAP },
};

/** How long a moment stands at a calm table, where its game says nothing else: milliseconds. */
const MOMENT = 2800;
const READING = { least: 1200, word: 45 };
/** What stands until somebody goes on at a calm table, where it cannot: at a brisk one, or where nobody is to tap. */
const LONG = { brisk: 5000, hurried: 9000 };

export const step = (pace: Pace): number => TIMES[pace].step;
export const flight = (pace: Pace): number => TIMES[pace].flight;

/** How long a moment stands: never so short that its sentence cannot be read. Hurried: a clock runs, or nobody is there to tap. */
export function stand(pace: Pace, sentence: string, calm = MOMENT, hurried = false): number {
  const { moment } = TIMES[pace];
  if (!moment || moment === TAP) return moment;
  if (calm === TAP) return pace === "brisk" ? LONG.brisk : hurried ? LONG.hurried : TAP;
  const read = READING.least + READING.word * sentence.split(/\s+/).length;
  return Math.max(calm * moment, read);
}
