// R-SETUP-6
import { expect, test } from "vitest";
import { ownersText, readCleanText } from "./owners-text.ts";

const head = "---\ntitle: Grüße\n---\n";

test.each([
  ["in plain UTF-8", Buffer.from(`${head}Café 🙂\ttwo\n`)],
  ["with a byte order mark", Buffer.from(`\ufeff${head}Café 🙂\ttwo\n`)],
  ["with Windows line endings", Buffer.from(`${head}Café 🙂\ttwo\n`.replaceAll("\n", "\r\n"))],
  ["with old Mac line endings", Buffer.from(`${head}Café 🙂\ttwo\n`.replaceAll("\n", "\r"))],
])("the text of a file %s is read", (_, bytes) => {
  expect(readCleanText(bytes)).toBe(`${head}Café 🙂\ttwo\n`);
});

const notUtf8 = "is not in UTF-8, so its characters can’t be read; save the file as UTF-8";
const control = (code: string) => `contains an invisible control character (U+${code}); remove it`;

test.each([
  ["in Windows-1252", Buffer.from(`${head}caf\u00e9\n`, "latin1"), [{ line: 2, what: notUtf8 }]],
  ["in Windows-1252 in line 2", Buffer.from("One\r\ncaf\u00e9\n", "latin1"), [{ line: 2, what: notUtf8 }]],
  ["in UTF-16", Buffer.from(`\ufeff${head}`, "utf16le"), [{ line: 1, what: notUtf8 }]],
  ["in UTF-16 without its mark", Buffer.from(head, "utf16le"), [{ line: 1, what: notUtf8 }]],
  ["in big-endian UTF-16", Buffer.from(head, "utf16le").swap16(), [{ line: 1, what: notUtf8 }]],
  ["with a character cut in two", Buffer.from("One\n🙂").subarray(0, 6), [{ line: 2, what: notUtf8 }]],
  [
    "with control characters from a PDF or from Word",
    Buffer.from("One\u0002\ntwo\u000b \u000c\n\u0000\n\u007f\n\u0085\n\uffff\n"),
    ["0002", "000B", "0000", "007F", "0085", "FFFF"].map((code, index) => ({
      line: index + 1,
      what: control(code),
    })),
  ],
  [
    "with characters that a wrong encoding has replaced",
    Buffer.from("One\ncaf\ufffd\n"),
    [{ line: 2, what: "has � where a character was lost; type it again" }],
  ],
])("a file %s is reported with its lines", (_, bytes, problems) => {
  expect(ownersText(bytes).problems).toEqual(problems);
  const message = problems.map(({ line, what }) => `line ${line}: ${what}.`).join("\n");
  expect(() => readCleanText(bytes)).toThrow(message);
});
