// R-WRITING-1
import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isExample } from "../e2e/is-example.ts";
import { articleDocument } from "../vite/articles/document.ts";

test.runIf(isExample).each(globSync("content/articles/*.md"))(
  "%s takes three to ten minutes to read",
  (file) => {
    const { minutes } = articleDocument(readFileSync(file, "utf8"));
    expect(minutes).toBeGreaterThanOrEqual(3);
    expect(minutes).toBeLessThanOrEqual(10);
  },
);

test.runIf(isExample)(
  "the first article contains its whole program, which prints what its comments say",
  () => {
    const markdown = readFileSync("content/articles/between-send-and-the-inbox.md", "utf8");
    const program = "public/articles/outbox.js";
    const source = readFileSync(program, "utf8");
    const shown = [...markdown.matchAll(/^```js outbox\.js[^\n]*\n(.*?)^```$/gms)].map(([, piece]) => piece);
    const pieces = source.split(/^\/\/ \d+\. .+\n/m).slice(1);
    expect(shown.map((piece) => piece?.trim())).toEqual(pieces.map((piece) => piece.trim()));
    const promised = [...source.matchAll(/^console\.log\(.*\); \/\/ (.+)$/gm)].map(([, line]) => line);
    const printed = execFileSync(process.execPath, ["--no-warnings", program], { encoding: "utf8", env: {} });
    expect(promised).toHaveLength(5);
    expect(printed.trimEnd().split("\n")).toEqual(promised);
  },
);
