import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { enquiryRenderer } from "../enquiries/email/enquiry-renderer.ts";
import { insertEnquiries } from "../enquiries/insert-enquiries.ts";
import { takeEnquiry } from "../enquiries/intake.ts";
import type { Outbox, OutboxDependencies } from "../mail/outbox/outbox.ts";
import { createOutbox } from "../mail/outbox/outbox.ts";
import { createMailFolder, mailFolderIn } from "../mail/transport/mail-folder.ts";
import type { StoreKind } from "../store/schema.ts";
import { openStore, type Store } from "../store/store.ts";
import { addSubscriber } from "../subscribers/add-subscriber.ts";
import { subscriberRenderer } from "../subscribers/subscriber-renderer.ts";
import { type FakedClock, fakeClock } from "./faked-clock.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

/** A site that has people in every table and in its mail folder, and a clock that the test moves. */
export async function createPrivacyFixture(kind: StoreKind): Promise<PrivacyFixture> {
  const database = await createTestDatabase(kind);
  const { dataDir } = database.settings;
  const store = await openStore(database.settings);
  const clock = fakeClock();
  const secret = "s".repeat(32);
  const mailFrom = "website@site.test";
  const insertEnquiry = store.share(insertEnquiries);
  const context = { store, insertEnquiry, now: clock.now, mailFrom, secret };
  const renderEnquiry = enquiryRenderer(store, {
    mailFrom,
    contactTo: "owner@site.test",
    siteUrl: "http://site.test",
    secret,
  });
  const renderForSubscriber = subscriberRenderer(store, { ...context, siteUrl: "http://site.test" });
  const outboxes: Outbox[] = [];

  const outbox = (dependencies: Partial<OutboxDependencies> = {}) => {
    const made = createOutbox({
      store,
      clock,
      transport: createMailFolder(mailFolderIn(dataDir)),
      render: (row) => (row.kind === "enquiry" ? renderEnquiry(row) : renderForSubscriber(row)),
      log: { info: () => {}, warn: () => {}, error: () => {} },
      ...dependencies,
    });
    outboxes.push(made);
    return made;
  };

  return {
    database,
    dataDir,
    store,
    secret,
    clock,
    outbox,
    write: async (email, words = {}) => {
      const name = words.name ?? "Canary Name";
      const enquiry = {
        name,
        email,
        asciiEmail: true,
        message: words.message ?? `canary message of ${email}`,
      };
      const answer = await takeEnquiry(
        "sendContactEmail",
        { enquiry, idempotencyKey: randomUUID(), channel: "json", honeypot: words.honeypot ?? false },
        context,
      );
      if (!answer.ok) throw new Error(answer.error.message);
    },
    signUp: async (address, { honeypot = false } = {}) => {
      const answer = await addSubscriber(
        {
          signup: { address, page: "home", honeypot },
          idempotencyKey: randomUUID(),
          client: `client of ${address}`,
        },
        context,
      );
      if (!answer.ok) throw new Error(answer.error.message);
    },
    deliver: async () => {
      const delivering = outbox();
      delivering.start();
      await clock.asleep();
      await delivering.stop();
    },
    counts: async () => {
      const tables = await store.db.introspection.getTables();
      const counts: Record<string, number> = {};
      for (const { name } of tables.filter(
        ({ name }) => !["migrations", "readiness", "last_run"].includes(name),
      )) {
        const { rows } = await sql<{
          count: number;
        }>`select count(*) as count from ${sql.table(name)}`.execute(store.db);
        counts[name] = rows[0]?.count ?? 0;
      }
      return counts;
    },
    mailFiles: () => readdir(mailFolderIn(dataDir)).catch(() => []),
    filesHolding: async (text) => {
      const names = await readdir(dataDir, { recursive: true, withFileTypes: true });
      const files = names
        .filter((each) => each.isFile())
        .map((each) => path.join(each.parentPath, each.name));
      const holding = await Promise.all(
        files.map(async (file) =>
          (await readFile(file)).includes(text) ? [path.relative(dataDir, file)] : [],
        ),
      );
      return holding.flat().sort();
    },
    tearDown: async () => {
      await Promise.all(outboxes.map((each) => each.stop()));
      await store.close();
      await database.remove();
    },
  };
}

export interface PrivacyFixture {
  database: TestDatabase;
  dataDir: string;
  store: Store;
  secret: string;
  clock: FakedClock;
  /** Into the mail folder, unless told otherwise. */
  outbox(dependencies?: Partial<OutboxDependencies>): Outbox;
  /** An enquiry by the contact form's call. */
  write(email: string, words?: { name?: string; message?: string; honeypot?: boolean }): Promise<void>;
  signUp(address: string, circumstances?: { honeypot?: boolean }): Promise<void>;
  /** Has the outbox do all it can do now. */
  deliver(): Promise<void>;
  /** Rows per table. */
  counts(): Promise<Record<string, number>>;
  mailFiles(): Promise<string[]>;
  /** The files under the data folder that hold this text, bytes as they are. */
  filesHolding(text: string): Promise<string[]>;
  tearDown(): Promise<void>;
}
