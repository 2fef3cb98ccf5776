import { isUtf8 } from "node:buffer";
import { type Problem, WrongText } from "./mistake.ts";

/** Decodes an owner's file: removes the byte order mark, normalises line endings, and reports invalid characters. */
export function ownersText(bytes: Buffer): { text: string; problems: Problem[] } {
  const text = new TextDecoder().decode(bytes).replaceAll(/\r\n?/g, "\n");
  return {
    text,
    problems:
      isUtf8(bytes) && !isUtf16(bytes)
        ? signProblems(text)
        : [{ line: isUtf16(bytes) ? 1 : firstBadLine(bytes), what: notUtf8 }],
  };
}

/** @throws WrongText if the text contains invalid characters */
export function readCleanText(bytes: Buffer): string {
  const { text, problems } = ownersText(bytes);
  if (problems.length === 0) return text;
  throw new WrongText(problems);
}

const notUtf8 = "is not in UTF-8, so its characters can’t be read; save the file as UTF-8";

/** UTF-16 without a byte order mark is valid UTF-8 if its text is English: every second byte is zero. */
function isUtf16(bytes: Buffer): boolean {
  return bytes.filter((byte) => byte === 0).length > bytes.length / 4;
}

/** Returns the number of the first non-UTF-8 line. Splits at line feeds, which no multi-byte character contains. */
function firstBadLine(bytes: Buffer): number {
  // Latin-1 keeps every byte.
  const lines = bytes.toString("latin1").split("\n");
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, "latin1"))) + 1;
}

function signProblems(text: string): Problem[] {
  return text.split("\n").flatMap((line, index) => {
    const [control] = controls.exec(line) ?? [];
    const what = control
      ? `contains an invisible control character (${codeOf(control)}); remove it`
      : line.includes("\ufffd") && "has � where a character was lost; type it again";
    return what ? [{ line: index + 1, what }] : [];
  });
}

/** Control characters except tab, and Unicode noncharacters. */
const controls = /(?!\t)[\p{Cc}\ufffe\uffff]/u;

/** Formats a character's code point, such as "U+0002". */
export function codeOf(sign: string): string {
  return `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}
