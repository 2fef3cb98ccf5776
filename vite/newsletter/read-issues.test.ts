// R-ISSUE-13
import { mkdirSync, writeFileSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { phonePhoto } from "../testing/phone-photo.ts";
import { readBuiltIssues, readIssues, readValidIssues } from "./read-issues.ts";

const text = `---
title: One
summary: Three lines of text say who may send email in your name. Here is how to read them in two minutes.
---

![A dot](dot.png)
`;
/** One transparent pixel. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

async function folderOf(files: Record<string, string | Buffer>) {
  const folder = await mkdtempDisposable(join(tmpdir(), "issues-"));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder.path, name, ".."), { recursive: true });
    writeFileSync(join(folder.path, name), content);
  }
  return folder;
}

test("issues are read with their pictures, the newest first", async () => {
  await using folder = await folderOf({
    "2026-11-19-a.md": text,
    "2026-11-19-a/dot.png": png,
    "2026-11-26-b.md": text,
    "2026-11-26-b/dot.png": png,
  });
  const issues = readValidIssues(folder.path);
  expect(issues.map(({ slug }) => slug)).toEqual(["b", "a"]);
  expect(issues[0]?.pictures["dot.png"]).toEqual({
    format: "png",
    width: 1,
    height: 1,
    bytes: png.length,
    transparent: true,
  });
});

test("a phone's photo has the width and height of the upright picture", async () => {
  await using folder = await folderOf({
    "2026-11-26-b.md": text.replace("dot.png", "dot.jpg"),
    "2026-11-26-b/dot.jpg": await phonePhoto("jpeg"),
  });
  expect(readValidIssues(folder.path)[0]?.pictures["dot.jpg"]).toMatchObject({ width: 20, height: 40 });
});

test("an example issue is read only in the demo", async () => {
  await using folder = await folderOf({
    "2026-11-19-a.md": text.replace("title:", "example: true\ntitle:"),
    "2026-11-19-a/dot.png": png,
    "2026-11-26-b.md": text,
    "2026-11-26-b/dot.png": png,
  });
  const slugs = (demo: boolean) => readIssues(folder.path, demo).issues.map(({ slug }) => slug);
  expect(slugs(true)).toEqual(["b", "a"]);
  expect(slugs(false)).toEqual(["b"]);
});

test("invisible characters and bytes that are not UTF-8 are reported with file and line", async () => {
  const plain = text.replace("![A dot](dot.png)", "Text.");
  await using folder = await folderOf({
    "2026-11-19-a.md": plain.replace("Text", "Te\u0002xt"),
    "2026-11-26-b.md": Buffer.from(plain.replace("Text", "caf\u00e9"), "latin1"),
    "2026-12-03-c.md": `\ufeff${plain.replaceAll("\n", "\r\n")}`,
    "2026-12-10-d/dot.png/nothing.txt": "",
    "2026-12-10-d.md": text,
  });
  const { issues, problems } = readIssues(folder.path);
  expect(problems.map(({ file, line, what }) => `${file.split("-").at(-1)}:${line} ${what}`)).toEqual([
    expect.stringMatching(/^a.md:6 contains an invisible control character \(U\+0002\)/),
    expect.stringMatching(/^b.md:6 is not in UTF-8/),
    expect.stringMatching(/^d.md:6 there is no .*dot.png; put the picture there/),
  ]);
  expect(issues.map(({ slug }) => slug)).toEqual(["c"]);
});

test("72. two issues with one Thursday or address stop the build with an error that names the files", async () => {
  const plain = text.replace("![A dot](dot.png)", "Text.");
  await using folder = await folderOf({
    "2026-11-19-a.md": plain,
    "2026-11-19-b.md": plain,
    "2026-11-26-a.md": plain,
  });
  const { problems } = readIssues(folder.path);
  expect(problems.map(({ file, what }) => `${file.split("/").at(-1)}: ${what.split(":")[0]}`)).toEqual([
    `2026-11-19-a.md: ${folder.path}/2026-11-19-b.md already has 2026-11-19`,
    `2026-11-19-b.md: ${folder.path}/2026-11-19-a.md already has 2026-11-19`,
    `2026-11-26-a.md: ${folder.path}/2026-11-19-a.md already has a`,
  ]);
  expect(() => readValidIssues(folder.path)).toThrow("2026-11-19-b.md:1");
});

test("72. a coming issue with mistakes is left out of the build, which stops only for one that is due", async () => {
  const [early, late] = ["2020-01-02", "2099-01-01"];
  const plain = text.replace("![A dot](dot.png)", "Text.");
  const built = async (files: Record<string, string | Buffer>) => {
    await using folder = await folderOf({ [`${early}-good.md`]: plain, ...files });
    const { issues, broken } = readBuiltIssues(folder.path);
    return [
      issues.map(({ slug }) => slug),
      broken.map(({ thursday, mistakes }) => [thursday, mistakes.length]),
    ];
  };
  for (const files of [
    { [`${late}-bad.md`]: text },
    { "2098-12-31-wednesday.md": plain },
    { "bad.md": plain.replace("title: One", `date: ${late}`) },
    { [`${late}-bad.md`]: Buffer.from(plain, "utf16le") },
  ])
    expect(await built(files)).toEqual([["good"], [[late, 1]]]);
  const both = { [`${late}-one.md`]: plain, [`${late}-two.md`]: plain };
  expect(await built(both)).toEqual([
    ["good"],
    [
      [late, 1],
      [late, 1],
    ],
  ]);
  for (const name of [`${early}-bad.md`, "bad.md"])
    await expect(built({ [name]: text })).rejects.toThrow(name);
});

test("72. a picture that is missing or in an unsupported format is reported with its line", async () => {
  await using folder = await folderOf({
    "2026-11-19-a.md": text,
    "2026-11-26-b.md": text,
    "2026-11-26-b/dot.png": "GIF89a",
    "2026-12-03-c.md": text.replace("dot.png", "../secret.png"),
  });
  expect(readIssues(folder.path).problems.map(({ line, what }) => `${line}: ${what}`)).toEqual([
    `6: there is no ${folder.path}/2026-11-19-a/dot.png; put the picture there`,
    "6: dot.png is neither PNG nor JPEG, the formats that every mail program shows",
    expect.stringContaining("6: write only the name of the picture’s file"),
  ]);
});
