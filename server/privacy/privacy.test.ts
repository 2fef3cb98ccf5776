// R-DATA-2
import { copyFile, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { filesHolding } from "../testing/fixtures/privacy-fixture.ts";
import { eachTest } from "../testing/fresh-fixture.ts";
import { ownerCommand } from "../testing/owner-command.ts";
import { runSite, sendEnquiry } from "../testing/site-process.ts";
import { createTestFolder } from "../testing/test-folder.ts";

const canary = "canary1234567890";
const address = `${canary}@mailbox.test`;
/** Looks like a stack trace, which a log may split into lines. */
const text = `${canary}\n    at ${canary} (${canary})`;

const folder = eachTest(createTestFolder);

test("52. a restored backup does not bring back a person who was erased while the server was running", async () => {
  const { path: dataDir } = folder;
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: "trace" };
  const site = runSite(settings);
  const { url } = await site.answering();
  expect(await sendEnquiry(url, address, { text })).toBe(200);
  const signup = { method: "POST", headers: { "content-type": "application/json" } };
  const body = JSON.stringify({ emailaddress: address, list: "newsletter" });
  expect((await fetch(`${url}/api/addSubscriber`, { ...signup, body })).status).toBe(200);
  expect(await sendEnquiry(url, "other@mailbox.test")).toBe(200);
  const written = async () =>
    (await readdir(path.join(dataDir, "mail")).catch(() => [])).filter((name) => name.endsWith(".eml"));
  await expect.poll(written).toHaveLength(3);
  expect(await filesHolding(dataDir, canary)).toContain("site.db-wal");
  const backup = path.join(dataDir, "backup");
  const copying = new DatabaseSync(path.join(dataDir, "site.db"));
  copying.prepare("vacuum into ?").run(backup);
  copying.close();
  expect(await filesHolding(dataDir, canary)).toContain("backup");

  const exported = await command("privacy", "export", address);
  expect(JSON.parse(exported)).toMatchObject({ tables: { enquiries: [{ email: address }] } });
  const report = await command("privacy", "erase", address.toUpperCase());
  expect(report).toMatch(/^Enquiries +1\nSignups +1\n.*\nEmails +2\nMail files +2\n/);
  expect(await filesHolding(dataDir, canary)).toEqual(["backup"]);
  // The running server still stores enquiries.
  expect(await sendEnquiry(url, "new@mailbox.test")).toBe(200);
  site.kill("SIGTERM");
  expect((await site.ended).out).not.toContain(canary);

  await rm(path.join(dataDir, "site.db-wal"), { force: true });
  await rm(path.join(dataDir, "site.db-shm"), { force: true });
  await copyFile(backup, path.join(dataDir, "site.db"));
  await rm(backup);
  expect(await filesHolding(dataDir, canary)).toEqual(["site.db"]);
  const next = runSite(settings);
  await next.answering();
  expect(await filesHolding(dataDir, canary)).toEqual([]);
  expect(await filesHolding(dataDir, "other@mailbox.test")).toContain("site.db");
  next.kill("SIGTERM");
  expect(await next.ended).toMatchObject({ code: 0 });
  expect(await filesHolding(dataDir, canary)).toEqual([]);

  async function command(...argv: string[]): Promise<string> {
    const { code, out } = await ownerCommand(argv, settings);
    expect(code).toBe(0);
    return out;
  }
});
