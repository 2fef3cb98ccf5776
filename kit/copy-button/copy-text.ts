/** Copies text, using `execCommand` if the Clipboard API is unavailable or denied. Resolves to false if both fail. */
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

/** Returns the name of the keyboard shortcut that copies the selection. */
export function copyKeys(): string {
  return navigator.platform.startsWith("Mac") ? "⌘C" : "Ctrl+C";
}
