// R-RUN-7, R-RUN-8
import { readdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { eachTest } from "../testing/fresh-fixture.ts";
import { createTestFolder } from "../testing/test-folder.ts";
import { readOrMakeSecret } from "./secret.ts";

const folder = eachTest(createTestFolder);
const read = (secret: string | null = null, dataDir = folder.path) => readOrMakeSecret({ secret, dataDir });

test("the secret is created once, readable only by this user, and shared by servers that start together", async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => read()));
  expect(new Set(secrets).size).toBe(1);
  expect(Buffer.from(secrets[0] ?? "", "base64url")).toHaveLength(32);
  expect(await read()).toBe(secrets[0]);
  expect(await readdir(folder.path)).toEqual(["secret"]);
  expect((await stat(path.join(folder.path, "secret"))).mode & 0o777).toBe(0o600);
});

test("the setting SECRET is used if given, without a file", async () => {
  expect(await read("s".repeat(32))).toBe("s".repeat(32));
  expect(await readdir(folder.path)).toEqual([]);
});

test("a damaged secret file is not replaced, because a person must decide", async () => {
  const file = path.join(folder.path, "secret");
  await writeFile(file, "short\n");
  await expect(read()).rejects.toMatchObject({
    name: "StartProblem",
    message: `SECRET: ${file} is too short; expected the secret as it was: with another one, earlier links fail and erased people can come back`,
  });
});

test("the startup fails if the secret cannot be created", async () => {
  const missing = path.join(folder.path, "missing");
  await expect(read(null, missing)).rejects.toMatchObject({
    name: "StartProblem",
    message: `SECRET: ${path.join(missing, "secret")} can't be used (ENOENT); expected permission to read it, or to create it`,
  });
});
