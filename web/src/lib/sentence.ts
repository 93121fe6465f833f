/** Words that the server says in the middle of a sentence, as one of their own. */
export function sentence(words: string): string {
  const whole = words[0]!.toLocaleUpperCase() + words.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}

/** What of some words must stay with the picture before them: a full stop would otherwise begin the next line. */
export function tail(words: string): string {
  return /^[\u00a0\u202f]?[.,;:!?…)»”’]+/.exec(words)?.[0] ?? "";
}
