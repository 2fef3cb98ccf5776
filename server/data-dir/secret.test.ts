// R-RUN-7, R-RUN-8
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readOrMakeSecret } from "./secret.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "site-secret-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

test("the secret is created once, readable only by this user, and shared by servers that start together", async () => {
  const secrets = await Promise.all(
    Array.from({ length: 20 }, () => readOrMakeSecret({ secret: null, dataDir })),
  );
  expect(new Set(secrets).size).toBe(1);
  expect(Buffer.from(secrets[0] ?? "", "base64url")).toHaveLength(32);
  expect(await readOrMakeSecret({ secret: null, dataDir })).toBe(secrets[0]);
  expect(await readdir(dataDir)).toEqual(["secret"]);
  expect((await stat(path.join(dataDir, "secret"))).mode & 0o777).toBe(0o600);
});

test("the setting SECRET is used if given, without a file", async () => {
  expect(await readOrMakeSecret({ secret: "s".repeat(32), dataDir })).toBe("s".repeat(32));
  expect(await readdir(dataDir)).toEqual([]);
});

test("a damaged secret file is not replaced, because a person must decide", async () => {
  const file = path.join(dataDir, "secret");
  await writeFile(file, "short\n");
  await expect(readOrMakeSecret({ secret: null, dataDir })).rejects.toMatchObject({
    name: "StartProblem",
    message: `SECRET: ${file} is too short; expected the secret as it was: with another one, earlier links fail and erased people can come back`,
  });
});

test("the startup fails if the secret cannot be created", async () => {
  const missing = path.join(dataDir, "missing");
  await expect(readOrMakeSecret({ secret: null, dataDir: missing })).rejects.toMatchObject({
    name: "StartProblem",
    message: `SECRET: ${path.join(missing, "secret")} can't be used (ENOENT); expected permission to read it, or to create it`,
  });
});
