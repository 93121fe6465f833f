/** Is a key meant for the table: not typed into a field, not a shortcut of the browser's, not pressed in a dialog? */
export function forTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest("input, select, textarea, [contenteditable]")) return false;
  return !document.querySelector("dialog[open]");
}
