// R-SETUP-6
import { expect, test } from "vitest";
import { ownersText, readCleanText } from "./owners-text.ts";

const head = "---\ntitle: Grüße\n---\n";

test.each([
  ["as it is", Buffer.from(`${head}Café 🙂\ttwo\n`)],
  ["with a mark of its encoding", Buffer.from(`\ufeff${head}Café 🙂\ttwo\n`)],
  ["with the line ends of Windows", Buffer.from(`${head}Café 🙂\ttwo\n`.replaceAll("\n", "\r\n"))],
  ["with those of old Macs", Buffer.from(`${head}Café 🙂\ttwo\n`.replaceAll("\n", "\r"))],
])("a file %s is read for its text", (_, bytes) => {
  expect(readCleanText(bytes)).toBe(`${head}Café 🙂\ttwo\n`);
});

const notUtf8 = "is not in UTF-8, so its characters can’t be read; save the file as UTF-8";
const control = (code: string) => `contains an invisible control character (U+${code}); remove it`;

test.each([
  ["in Windows-1252", Buffer.from(`${head}caf\u00e9\n`, "latin1"), [{ line: 2, what: notUtf8 }]],
  ["in it from a later line on", Buffer.from("One\r\ncaf\u00e9\n", "latin1"), [{ line: 2, what: notUtf8 }]],
  ["in UTF-16", Buffer.from(`\ufeff${head}`, "utf16le"), [{ line: 1, what: notUtf8 }]],
  ["with a character cut in two", Buffer.from("One\n🙂").subarray(0, 6), [{ line: 2, what: notUtf8 }]],
  [
    "with signs of a PDF or of Word",
    Buffer.from("One\u0002\ntwo\u000b \u000c\n\u0000\n\u007f\n\u0085\n\uffff\n"),
    ["0002", "000B", "0000", "007F", "0085", "FFFF"].map((code, index) => ({
      line: index + 1,
      what: control(code),
    })),
  ],
  [
    "saved after it was read in a wrong encoding",
    Buffer.from("One\ncaf\ufffd\n"),
    [{ line: 2, what: "has � where a character was lost; type it again" }],
  ],
])("a file %s is told with its lines", (_, bytes, problems) => {
  expect(ownersText(bytes).problems).toEqual(problems);
  const told = problems.map(({ line, what }) => `line ${line}: ${what}.`).join("\n");
  expect(() => readCleanText(bytes)).toThrow(told);
});
