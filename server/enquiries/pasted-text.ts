/** What somebody typed or pasted, as they saw it: lines end in LF, and what cannot be seen is gone. */
export function pastedText(text: string): string {
  return text
    .replace(terminalCodes, "")
    .replace(/\r\n|[\r\v\f\x85\u2028\u2029]/g, "\n")
    .replace(/(?![\t\n])[\p{Cc}\p{Cs}]/gu, "");
}

/** The same in one line. */
export function pastedLine(text: string): string {
  return pastedText(text)
    .replace(/[\t\n]+/g, " ")
    .trim();
}

/**
 * Colours and links of a terminal's log (ECMA-48, 5.3 to 5.6). Node's own `stripVTControlCharacters` takes half a second
 * for 64 KiB of them, and a letter after an escape.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const terminalCodes = /\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[ -/]+[0-~])/g;
