import { execFile } from "node:child_process";
import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { filesHolding } from "../testing/fixtures/privacy-fixture.ts";
import { runSite } from "../testing/site-process.ts";

const canary = "canary1234567890";
const enquiry = {
  from: `${canary} <${canary}@mailbox.test>`,
  email: `${canary}@mailbox.test`,
  text: `${canary}\n    at ${canary} (${canary})`,
};

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "site-privacy-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

async function post(url: string, body: unknown): Promise<number> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  await answer.text();
  return answer.status;
}

test("52. erased beside the running server; a restored backup of the database does not bring it back", async () => {
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: "trace" };
  const site = runSite(settings);
  const { url } = await site.answering();
  expect(await post(`${url}/api/sendContactEmail`, enquiry)).toBe(200);
  expect(await post(`${url}/api/addSubscriber`, { emailaddress: enquiry.email, list: "newsletter" })).toBe(
    200,
  );
  expect(
    await post(`${url}/api/sendContactEmail`, {
      ...enquiry,
      from: "Other <other@mailbox.test>",
      email: "other@mailbox.test",
      text: "other",
    }),
  ).toBe(200);
  const written = async () =>
    (await readdir(path.join(dataDir, "mail")).catch(() => [])).filter((name) => name.endsWith(".eml"));
  await expect.poll(written).toHaveLength(3);
  expect(await filesHolding(dataDir, canary)).toContain("site.db-wal");
  const backup = path.join(dataDir, "backup");
  await ownerCommand(
    "--input-type=module",
    "-e",
    `
    import { DatabaseSync } from "node:sqlite";
    new DatabaseSync(${JSON.stringify(path.join(dataDir, "site.db"))}).exec("vacuum into '${backup}'");
  `,
  );
  expect(await filesHolding(dataDir, canary)).toContain("backup");

  const exported = await command("privacy", "export", enquiry.email);
  expect(JSON.parse(exported)).toMatchObject({ tables: { enquiries: [{ name: canary }] } });
  const report = await command("privacy", "erase", enquiry.email.toUpperCase());
  expect(report).toMatch(/^Enquiries +1\nSignups +1\n.*\nEmails +2\nMail files +2\n/);
  expect(await filesHolding(dataDir, canary)).toEqual(["backup"]);
  // The server beside it goes on as if nothing had been.
  expect(
    await post(`${url}/api/sendContactEmail`, {
      ...enquiry,
      from: "New <new@mailbox.test>",
      email: "new@mailbox.test",
      text: "new",
    }),
  ).toBe(200);
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
    return ownerCommand(fileURLToPath(new URL("../../scripts/site.mjs", import.meta.url)), ...argv);
  }

  async function ownerCommand(...argv: string[]): Promise<string> {
    const env = { PATH: process.env.PATH, DATABASE_URL: "", SECRET: "", ...settings };
    return (await promisify(execFile)(process.execPath, argv, { env })).stdout;
  }
});
