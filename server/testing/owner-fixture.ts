import { ownerActionAt } from "../../contract/owner-actions.ts";
import { insertEnquiries } from "../enquiries/insert-enquiries.ts";
import { takeEnquiry } from "../enquiries/intake.ts";
import { mailRenderer } from "../mail-renderer.ts";
import { createOwnerSchedule } from "../notices/owner-schedule.ts";
import { pressActionLink } from "../owner-actions/press-action-link.ts";
import type { PeriodicTask } from "../periodic-task.ts";
import { readSettings } from "../settings.ts";
import type { StoreKind } from "../store/schema.ts";
import { openStore, type Store } from "../store/store.ts";
import { fakeClock } from "./faked-clock.ts";
import { createOutboxFixture, type OutboxFixture } from "./outbox-fixture.ts";

const ownersSecret = "a secret of 32 characters or more";

/**
 * Servers that tell the owner what there is to do, over an outbox, a mail server and a clock that the test moves. Without
 * receipts, unless the environment has RECEIPTS.
 */
export async function createOwnerFixture(
  kind: StoreKind,
  start: number,
  environment: Record<string, string> = {},
): Promise<OwnerFixture> {
  const base = await createOutboxFixture(kind, {}, fakeClock(start));
  const { clock, database } = base;
  const read = readSettings({ SITE_URL: "https://site.test", RECEIPTS: "off", ...environment });
  if (!read.ok) throw new Error(read.problems.join());
  const settings = {
    ...read.settings,
    dataDir: environment.DATA_DIR ?? database.settings.dataDir,
    mailFrom: "website@site.test",
    contactTo: "owner@site.test",
  };
  const { mailFrom, enquiryEmailsPerHour, receipts } = settings;
  const running: PeriodicTask[] = [];
  const stores: Store[] = [];
  const store = () => stores.at(-1) ?? base.store;

  function serve(on: Store, everyMs: number, pollMs: number): void {
    const outbox = base.outbox({
      store: on,
      times: { pollMs },
      render: mailRenderer(on, { settings, editions: [], secret: ownersSecret, now: clock.now }),
    });
    const log = {
      error: (details: object, message: string) => base.log.push({ level: "error", details, message }),
    };
    const schedule = createOwnerSchedule({
      store: on,
      clock,
      mailFrom: settings.mailFrom,
      everyMs,
      log,
    });
    running.push(outbox, schedule);
    outbox.start();
    schedule.start();
  }

  async function stop(): Promise<void> {
    for (const each of running.splice(0)) await each.stop();
    for (const each of stores.splice(0)) await each.close();
  }

  return {
    ...base,
    serve: async (servers = 1, everyMs = 5 * 60_000, pollMs = everyMs) => {
      for (let count = 0; count < servers; count += 1) {
        const on = await openStore(database.settings);
        stores.push(on);
        serve(on, everyMs, pollMs);
      }
    },
    press: async (link) => {
      const { pathname, searchParams } = new URL(link);
      const context = { ...settings, store: store(), editions: [], secret: ownersSecret, now: clock.now };
      const answer = await pressActionLink(ownerActionAt(pathname), searchParams.get("token") ?? "", context);
      return answer.ok ? answer.next : null;
    },
    pass: (ms) => clock.pass(ms, running.length),
    write: async ({
      name = "Jane",
      email = "jane@example.org",
      message = "A till, please.",
      honeypot = false,
    } = {}) => {
      await takeEnquiry(
        "sendContactEmail",
        {
          enquiry: { name, email, asciiEmail: true, message },
          idempotencyKey: null,
          channel: "json",
          honeypot,
        },
        {
          insertEnquiry: store().share(insertEnquiries),
          now: clock.now,
          mailFrom,
          enquiryEmailsPerHour,
          receipts,
        },
      );
    },
    stop,
    tearDown: async () => {
      await stop();
      await base.tearDown();
    },
  };
}

export interface OwnerFixture extends OutboxFixture {
  /** Starts so many servers, which look less often than real ones, also for emails: a test passes through days. */
  serve(servers?: number, everyMs?: number, pollMs?: number): Promise<void>;
  /** Stops them, and closes their databases. */
  stop(): Promise<void>;
  /** The owner opens a link of an email and presses its button. @returns where that leads; null: it did nothing */
  press(link: string): Promise<string | null>;
  /** Lets time pass for all of them. */
  pass(ms: number): Promise<void>;
  /** Somebody writes at this moment; with `honeypot` it is held back. */
  write(words?: { name?: string; email?: string; message?: string; honeypot?: boolean }): Promise<void>;
}
