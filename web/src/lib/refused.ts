import { Refusal } from "./api.ts";
import { sentence } from "./sentence.ts";
import { t } from "./text.svelte.ts";

/** Tell why a request was not granted: in the server's own words where it knows more than the reason. */
export function refused(error: unknown, otherwise = "unreachable"): string {
  if (!(error instanceof Refusal)) return t(`refused-${otherwise}`);
  return error.sentence ? sentence(error.sentence) : t(`refused-${error.reason}`);
}
