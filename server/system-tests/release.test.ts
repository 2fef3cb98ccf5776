// R-RELEASE-6
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { endings, type ListOfFiles, listOfFiles } from "../http/pages/page-files.ts";
import { runSite } from "../testing/site-process.ts";

test("a release starts with Node alone, serves the same as the project, and has working owner commands", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "site-release-"));
  const release = join(folder.path, "release");
  // An earlier release, in which the owner keeps settings and data.
  const owners = ["needs-node.mjs", ".env", "data/site.db"].map((file) => join(release, file));
  mkdirSync(join(release, "data"), { recursive: true });
  for (const file of owners) writeFileSync(file, "");
  const settings = { DATA_DIR: join(folder.path, "data") };
  const run = (...parameters: string[]) =>
    spawnSync(process.execPath, parameters, { encoding: "utf8", env: { ...settings, BROTLI_QUALITY: "1" } });
  // As `deploy/.env`, in which somebody who uses Docker keeps passwords.
  using cleanup = new DisposableStack();
  const hidden = "deploy/.env.of-a-test";
  cleanup.defer(() => rmSync(hidden, { force: true }));
  writeFileSync(hidden, "POSTGRES_PASSWORD=secret");
  expect(run("scripts/release.mjs", release)).toMatchObject({ status: 0 });
  expect([hidden, "deploy/install"].filter((file) => existsSync(join(release, file)))).toEqual([
    "deploy/install",
  ]);
  expect(owners.filter((file) => !existsSync(file))).toEqual([]);

  const served: ListOfFiles = JSON.parse(readFileSync(join(release, listOfFiles), "utf8"));
  const named = Object.entries(served).flatMap(([part, files]) =>
    Object.values(files).flatMap(({ path, encodings }) =>
      (encodings.length > 0 ? encodings.map((each) => path + endings[each]) : [path]).map((file) =>
        join(part, file),
      ),
    ),
  );
  expect(named.filter((file) => !existsSync(join(release, file)))).toEqual([]);
  const released = runSite(settings, [process.execPath, join(release, "start.mjs")]);
  const project = runSite({ DATA_DIR: join(folder.path, "other") });
  const origins = await Promise.all([released, project].map(async (site) => (await site.answering()).url));
  // Without SITE_URL, what the server makes names the same origin as the built pages.
  const origin = readFileSync(join(release, "site-url"), "utf8");
  for (const [address, named] of [
    ["/", 'rel="canonical" href="'],
    ["/robots.txt", "Sitemap: "],
    ["/sitemap.xml", "<loc>"],
    ["/newsletter/feed.xml", "<id>"],
  ])
    for (const site of origins) expect(await (await fetch(site + address)).text()).toContain(named + origin);
  for (const address of ["/", "/contact", "/favicon.svg", "/robots.txt", "/404", "/contcat"]) {
    // Once only, because on a busy machine a second one may exceed the budget of suggestions.
    for (const encoding of address === "/contcat" ? ["br"] : ["identity", "gzip", "br"]) {
      const [ours, theirs] = await Promise.all(
        origins.map(async (origin) => {
          const answer = await fetch(origin + address, { headers: { "accept-encoding": encoding } });
          const text = (await answer.text()).replaceAll(/localhost:\d+|127\.0\.0\.1:\d+/g, "here");
          return { status: answer.status, type: answer.headers.get("content-type"), text };
        }),
      );
      expect(ours).toEqual(theirs);
      if (address === "/contcat")
        expect(ours?.text).toMatch(/data-nearest="[^"]*"><p>[^<]*<\/p><ul><li><a href="\/contact"/);
    }
  }
  const elsewhere = runSite({ ...settings, SITE_URL: "https://moved.example" }, [
    process.execPath,
    join(release, "start.mjs"),
  ]);
  expect(await elsewhere.ended).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^SITE_URL: found https:\/\/moved\.example, but [^\n]*\n$/),
  });
  expect(run(join(release, "site.mjs"), "status").stdout).toContain("can store");
  expect(run(join(release, "site.mjs"), "--help").stdout).toMatch(/^node site\.mjs <command>\n/);
  expect(run(join(release, "site.mjs"), "sing").stderr).toContain("\nnode site.mjs --help lists");
  const code = readFileSync(join(release, "server/index.js"), "utf8");
  // A release may name npm only for what needs the project's own files.
  expect(new Set(code.match(/npm run site -- \w+ \w+/g))).toEqual(
    new Set(["npm run site -- newsletter check"]),
  );
  expect(run(join(release, "site.mjs"), "check").stderr).toContain("needs the project's own files");
  for (const site of [released, project]) site.kill("SIGTERM");
  expect(await released.ended).toMatchObject({ code: 0 });
});

test("a folder that is not a release is left unchanged", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "site-release-"));
  const { status, stderr } = spawnSync(process.execPath, ["scripts/release.mjs", folder.path], {
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain("exists and is not a release");
});
