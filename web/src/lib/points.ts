/** A number with a true minus sign, or a text with one number in it. */
export const minus = (value: number | string): string => String(value).replace("-", "−");
/** A chance, or what it changes by, in points of a hundred. */
export const points = (value: number, lang: string, sign = false): string =>
  minus(new Intl.NumberFormat(lang, { maximumFractionDigits: 1, signDisplay: sign ? "exceptZero" : "auto" }).format(100 * value));
/** Half of an interval that holds 95 times in a hundred. */
export const doubt = (error: number, lang: string): string => `± ${points(1.96 * error, lang)}`;
