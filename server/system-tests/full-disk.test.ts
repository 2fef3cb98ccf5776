import { readdir } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { systemClock } from "../clock.ts";
import { ownerCommand } from "../testing/owner-command.ts";
import { sendEnquiry } from "../testing/site-process.ts";
import { type SmallDisk, smallDisks } from "../testing/small-disk.ts";
import { type StartedSite, startTestSite } from "../testing/started-site.ts";

describe.each(smallDisks)("102. a full disk: $name", ({ make }) => {
  let disk: SmallDisk;
  let site: StartedSite | null;

  beforeEach(async () => {
    const wait = systemClock.wait;
    // Shortens the five-second wait between checks of the disk.
    vi.spyOn(systemClock, "wait").mockImplementation((ms, signal) => wait(ms === 5_000 ? 50 : ms, signal));
    disk = await make();
    site = null;
  });

  afterEach(async () => {
    await site?.stop();
    await disk.remove();
  });

  const start = async () => {
    site = await startTestSite("sqlite", { DATA_DIR: disk.folder });
  };
  const get = async (address: string) => (await fetch(new URL(address, site?.url))).status;
  const send = () => sendEnquiry(site?.url ?? "", "jane@mailbox.test", { text: `Enquiry ${Math.random()}` });
  const status = () =>
    ownerCommand(["status"], { DATA_DIR: disk.folder, PORT: new URL(site?.url ?? "").port });
  const mails = () => readdir(path.join(disk.folder, "mail")).catch(() => []);

  async function expectUnable(): Promise<void> {
    expect(await get("/")).toBe(200);
    expect(await get("/healthz")).toBe(200);
    expect(await get("/readyz")).toBe(503);
    expect(await send()).toBe(503);
    expect(await status()).toMatchObject({ code: 1, out: expect.stringMatching(/can't be (used|opened)/) });
    expect(site?.log.join("")).toMatch(/"level":50.*the database can't store/);
    expectTerse();
  }

  /** Checks that each error says why and is logged once, although tasks and proxies try again all the time. */
  function expectTerse(): void {
    const errors = (site?.log ?? []).map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
    for (const { error, reason } of errors) expect(error ?? reason).toMatch(/disk/);
    const lines = errors.map(({ msg, error }) => `${msg} ${error}`);
    expect(lines).toEqual([...new Set(lines)]);
  }

  async function expectAble(): Promise<void> {
    expect(await send()).toBe(200);
    // The last result of the readiness check is kept for ten seconds.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10_000 });
    expect(await get("/readyz")).toBe(200);
    vi.useRealTimers();
  }

  test("at startup: pages are served, all else reports it, and the site recovers without a restart", async () => {
    await start();
    await expectAble();
    await expect.poll(mails).toHaveLength(1);
    await site?.stop();
    await disk.fill();
    await start();
    await expectUnable();
    await disk.free();
    await expectAble();
    await expect.poll(mails).toHaveLength(2);
    expect((await status()).out).toMatch(/Needs attention +nothing/);
  });

  test("at the very first startup: pages are served, and the site recovers without a restart", async () => {
    await disk.fill();
    await start();
    expect(await get("/")).toBe(200);
    expect(await get("/readyz")).toBe(503);
    expect(await send()).toBe(503);
    await disk.free();
    await expectAble();
    await expect.poll(mails).toHaveLength(1);
    expect(await readdir(disk.folder)).toEqual(expect.arrayContaining(["secret", "site.db"]));
  });

  test("while the site runs: pages are served, and the site recovers without a restart", async () => {
    await start();
    await disk.fill();
    await expect.poll(() => get("/readyz")).toBe(503);
    expect(await get("/")).toBe(200);
    expect(await status()).toMatchObject({ code: 1 });
    expectTerse();
    await disk.free();
    await expectAble();
  });
});
