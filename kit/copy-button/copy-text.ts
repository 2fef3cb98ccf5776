/** Copies a text, the older way where a page has no clipboard or may not write to it. False where neither is allowed. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyWithExecCommand(text);
  }
}

export function copyWithExecCommand(text: string): boolean {
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
  };
  document.addEventListener("copy", give);
  const copied = document.execCommand("copy");
  document.removeEventListener("copy", give);
  if (!copied) console.error("The browser refused to copy.");
  return copied;
}

/** What a visitor presses to copy what is selected. */
export function copyKeys(): string {
  return navigator.platform.startsWith("Mac") ? "⌘C" : "Ctrl+C";
}
