import { enqueue } from "../mail/outbox/enqueue.ts";
import type { OutboxRow } from "../mail/outbox/lease.ts";
import { createOutbox, type Outbox, type OutboxDependencies } from "../mail/outbox/outbox.ts";
import type { Mail } from "../mail/transport/mail.ts";
import type { SmtpLimits } from "../mail/transport/smtp-limits.ts";
import { createSmtpTransport } from "../mail/transport/smtp-transport.ts";
import type { StoreKind } from "../store/schema.ts";
import { openStore, type Store } from "../store/store.ts";
import { type FakedClock, fakeClock } from "./faked-clock.ts";
import { type SmtpServerOptions, startSmtpServer, type TestSmtpServer } from "./smtp-server.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

/** An outbox on a database of its own, a mail server, and a clock that the test moves. */
export async function createOutboxFixture(
  kind: StoreKind,
  options: SmtpServerOptions = {},
  clock = fakeClock(),
): Promise<OutboxFixture> {
  const database = await createTestDatabase(kind);
  const store = await openStore(database.settings);
  const smtp = await startSmtpServer(0, options);
  const log: LogLine[] = [];
  const outboxes: Outbox[] = [];

  return {
    database,
    store,
    smtp,
    clock,
    log,
    outbox: (parts = {}) => {
      const made = createOutbox({
        store,
        clock,
        transport: createSmtpTransport(smtp.url, quickLimits),
        render: async (row) => plainMail(row),
        log: recorder(log),
        ...parts,
        times: { ...oneByOne, ...parts.times },
      });
      outboxes.push(made);
      return made;
    },
    queue: (subjectId) =>
      store.transaction(async (tx) => {
        const mail = { kind: "enquiry", subjectId, now: clock.now(), messageIdDomain: "site.test" } as const;
        const [queued] = await enqueue(tx, mail);
        if (queued === undefined) throw new Error("No mail was queued.");
        return queued;
      }),
    row: (id) => store.db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
    rows: () => store.db.selectFrom("outbox").selectAll().orderBy("id").execute(),
    tearDown: async () => {
      await Promise.all(outboxes.map((each) => each.stop()));
      await smtp.close();
      await store.close();
      await database.remove();
    },
  };
}

export interface OutboxFixture {
  database: TestDatabase;
  store: Store;
  smtp: TestSmtpServer;
  clock: FakedClock;
  /** Everything the outboxes logged. */
  log: LogLine[];
  outbox(parts?: Partial<OutboxDependencies>): Outbox;
  queue(subjectId: string): Promise<{ id: string; messageId: string }>;
  row(id: string): Promise<OutboxRow>;
  rows(): Promise<OutboxRow[]>;
  tearDown(): Promise<void>;
}

/** A machine that is busy is no mail server that hangs: two at a time has who asks for it. */
const oneByOne = { besideMs: 60_000, hangingMs: 60_000 };

/** Long enough for this machine, short enough for a test. */
export const quickLimits: SmtpLimits = {
  connect: 400,
  greeting: 400,
  idle: 400,
  whole: 2_000,
  linger: 20_000,
};

/** The subject is what the mail is about. */
export function plainMail(row: Pick<OutboxRow, "subject_id" | "message_id" | "created_at">): Mail {
  return {
    from: { name: "Site", address: "website@site.test" },
    to: { address: "owner@site.test" },
    replyTo: { name: "Zoë", address: "visitor@mailbox.test" },
    subject: row.subject_id,
    text: "What the visitor typed.",
    html: "<p>What the visitor typed.</p>",
    messageId: row.message_id,
    date: new Date(row.created_at),
    envelope: { from: "website@site.test", to: "owner@site.test" },
  };
}

export interface LogLine {
  level: "info" | "warn" | "error";
  details: object;
  message: string;
}

function recorder(lines: LogLine[]) {
  const at = (level: LogLine["level"]) => (details: object, message: string) => {
    lines.push({ level, details, message });
  };
  return { info: at("info"), warn: at("warn"), error: at("error") };
}
