import { execFileSync } from "node:child_process";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { collectLines } from "./log-lines.ts";

let written: string[];
const output = { write: (text: string) => written.push(text), flushSync: () => {} };

beforeEach(() => {
  written = [];
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("lines of a quarter of a second are written together, in their order", () => {
  const lines = collectLines(output);
  lines.write("one\n");
  vi.advanceTimersByTime(249);
  lines.write("two – zwei – 二\n");
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written).toEqual(["one\ntwo – zwei – 二\n"]);
  lines.write("three\n");
  vi.advanceTimersByTime(250);
  expect(written.slice(1)).toEqual(["three\n"]);
});

test("many lines, and one that is longer than there is room, lose nothing and keep their order", () => {
  const lines = collectLines(output);
  const said = [...Array(20_000).keys()].map((number) => `line ${number} …\n`);
  said.splice(1_000, 0, `${"二".repeat(50_000)}\n`);
  for (const line of said) lines.write(line);
  expect(written.length).toBeGreaterThan(5);
  expect(written.length).toBeLessThan(50);
  vi.advanceTimersByTime(250);
  expect(written.join("")).toBe(said.join(""));
});

test("a process that ends has said all it had to say", () => {
  const program = `
    import { collectLines } from "${import.meta.dirname}/log-lines.ts";
    collectLines().write("the last words\\n");
    process.exit();
  `;
  const said = execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
  });
  expect(said).toBe("the last words\n");
});
