import { parseAddress } from "../../../contract/email-address.ts";
import { domainOf } from "../../mail/address.ts";
import { localTimeShort } from "../../mail/layout/format.ts";
import { createMailFolder, mailFolderIn } from "../../mail/transport/mail-folder.ts";
import { DeliveryFailure } from "../../mail/transport/mail-transport.ts";
import { createSmtpTransport } from "../../mail/transport/smtp-transport.ts";
import type { Edition } from "../../newsletter/schedule/freeze-issue.ts";
import { countDeliveries } from "../../newsletter/send/finish-issue.ts";
import { issueMail } from "../../newsletter/send/frozen-mail.ts";
import { actOnIssue } from "../../newsletter/send/issue-actions.ts";
import { type IssueRow, issueRows } from "../../newsletter/send/issue-row.ts";
import { issueSender } from "../../newsletter/send/newsletter.ts";
import type { Store } from "../../store/store.ts";
import { unsubscribeLink } from "../../subscribers/subscription-links.ts";
import type { Command, CommandRequest, OwnerIo } from "./command.ts";
import { requireStore, withStore } from "./opened-store.ts";
import { textTable } from "./text-table.ts";

/** The owner's commands for newsletter issues; `editions` are the issues in this build. */
export function newsletterCommands(editions: readonly Edition[]): Command[] {
  return [
    {
      name: "newsletter list",
      meaning: "lists every issue, newest first: when it is due, and its state",
      run: async ({ settings, io }) => {
        const issues = await withStore(settings, (store) => allIssues(store, editions, io.now()));
        if (issues.length === 0) io.out("There are no issues in content/newsletter/ yet.");
        else for (const line of textTable([listHead, ...issues.map(forPeople)])) io.out(line);
        return 0;
      },
    },
    issueCommand("show", editions, {
      meaning: "shows one issue: its figures, what is still to be sent, and why it is held or paused",
      run: async (issue, store, io) => {
        const deliveries = await countDeliveries(store.db, issue.thursday);
        for (const line of textTable(details(issue, deliveries))) io.out(line);
        return 0;
      },
    }),
    {
      name: "newsletter test",
      operand: "<slug>",
      options: { to: { type: "string", usage: "--to ADDRESS" } },
      meaning: "sends an issue, as subscribers see it, only to CONTACT_TO or to another address",
      run: (request) => sendTest(request, editions),
    },
    ...(["hold", "resume"] as const).map((word) =>
      issueCommand(word, editions, {
        meaning: actions[word],
        run: async ({ slug, thursday, state }, store, io) => {
          const done = await actOnIssue(store, `${word}-issue`, { thursday, editions });
          if (done) io.out(`${slug}: done. "newsletter show ${slug}" shows what happens next.`);
          else io.err(`${slug}: nothing to do, it is ${state}. "newsletter show ${slug}" says more.`);
          return done ? 0 : 1;
        },
      }),
    ),
  ];
}

const actions = {
  hold: "holds an issue back, even while it is being sent",
  resume: "sends a held or paused issue: when it is due, or at once if it is overdue",
};

/** Creates a command that acts on the issue with the given slug, or on the newest one if several issues share it. */
function issueCommand(
  word: string,
  editions: readonly Edition[],
  { meaning, run }: { meaning: string; run(issue: ListedIssue, store: Store, io: OwnerIo): Promise<number> },
): Command {
  return {
    name: `newsletter ${word}`,
    operand: "<slug>",
    meaning,
    run: ({ operand: slug, settings, io }) =>
      withStore(settings, async (store) => {
        const issues = await allIssues(store, editions, io.now());
        const issue = issues.find((each) => each.slug === slug);
        return issue ? run(issue, store, io) : unknown(io, slug);
      }),
  };
}

async function sendTest(
  { operand: slug, options, settings, io }: CommandRequest,
  editions: readonly Edition[],
): Promise<number> {
  await requireStore(settings);
  const edition = editions.find(({ issue }) => issue.slug === slug);
  if (!edition) return unknown(io, slug);
  const address = String(options.to ?? settings.contactTo);
  const to = parseAddress(address);
  if (!to.ok) {
    io.err(`--to: ${JSON.stringify(address)} is not an email address: ${to.reason}.`);
    return 2;
  }
  const { newsletterFrom, newsletterSmtpUrl: url, dataDir } = settings;
  const transport = url === null ? createMailFolder(mailFolderIn(dataDir)) : createSmtpTransport(url);
  const nobody = "00000000-0000-0000-0000-000000000000";
  const mail = issueMail(edition.issue, io.now(), issueSender(settings), {
    to: to.address,
    messageId: `<test-${io.now()}@${domainOf(newsletterFrom)}>`,
    // The link belongs to no subscription, so that nobody is unsubscribed by a test email.
    unsubscribe: unsubscribeLink(nobody, { ...settings, secret: "" }),
  });
  try {
    await transport.send(mail);
    io.out(url === null ? `Stored as a file in ${mailFolderIn(dataDir)}` : `Sent to ${to.address}`);
    return 0;
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    io.err(`Not sent: ${error.message}`);
    return 1;
  } finally {
    await transport.close();
  }
}

interface ListedIssue extends Pick<IssueRow, "thursday" | "slug" | "title" | "due_at"> {
  /** The states "coming" and "past" are not stored in the database. */
  state: IssueRow["state"] | "coming" | "past";
  recipients?: number;
  reason?: string | null;
}

/** All issues in this build or in the database, newest first. */
async function allIssues({ db }: Store, editions: readonly Edition[], now: number): Promise<ListedIssue[]> {
  const rows = await issueRows(db);
  const stored = new Set(rows.map(({ thursday }) => thursday));
  const others = editions
    .filter(({ issue }) => !stored.has(issue.thursday))
    .map(({ issue: { thursday, slug, title }, dueAt }): ListedIssue => {
      return { thursday, slug, title, due_at: dueAt, state: dueAt > now ? "coming" : "past" };
    });
  return [...rows, ...others].sort((one, other) => other.thursday.localeCompare(one.thursday));
}

const listHead = ["DUE", "STATE", "RECIPIENTS", "SLUG", "TITLE"];

function forPeople({ due_at, state, recipients, slug, title }: ListedIssue): string[] {
  return [localTimeShort(due_at), state, String(recipients ?? "–"), slug, title];
}

function details(issue: ListedIssue, deliveries: Record<string, number>): string[][] {
  return [
    ["Title", issue.title],
    ["Due", localTimeShort(issue.due_at)],
    ["State", issue.reason ? `${issue.state}: ${issue.reason}` : issue.state],
    ...Object.entries(deliveries).map(([state, count]) => [state, String(count)]),
  ];
}

function unknown(io: OwnerIo, slug: string): number {
  io.err(`There is no issue ${JSON.stringify(slug)}. "newsletter list" shows them all.`);
  return 1;
}
