/** Hand something to the browser as a file. */
export function save(name: string, value: unknown): void {
  saveFile(name, new Blob([JSON.stringify(value, null, 1)], { type: "application/json" }));
}

export function saveFile(name: string, file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
