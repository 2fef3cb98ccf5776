import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { type Calls, callsContext, type RefusedForm } from "../../../app/calls-context.ts";
import { addresses } from "../../../contract/addresses.ts";
import { type CallError, statusOf, tooLarge, unreadForm } from "../../../contract/call-error.ts";
import { signupErrors } from "../../subscribers/signup-errors.ts";
import { type PageFile, readPageFiles } from "../pages/page-files.ts";
import { type GuardedCall, refusals } from "./call-guard.ts";

/**
 * The answers to refused forms that show nothing of what was typed, by the form's address and the error's type, as
 * files of the build: rendering them would take a thousand times longer than refusing.
 */
export type RefusedPages = ReadonlyMap<string, PageFile>;

/** Finds one of {@link RefusedPages}. */
export function refusedPageAt(address: string, answer: CallError["type"] | "unknown"): string {
  return `${address}/${answer}`;
}

/** None where nothing was built, in development. */
export function readRefusedPages(folder: string, siteUrl: string): RefusedPages {
  if (!existsSync(folder)) return new Map();
  const pages = readPageFiles(folder, siteUrl);
  for (const { headers } of pages.values()) headers["cache-control"] = "no-store";
  return pages;
}

/** Writes them where {@link readRefusedPages} reads them, by the pages' own actions. */
export async function writeRefusedPages(build: ServerBuild, folder: string): Promise<void> {
  const handle = createRequestHandler(build, "production");
  for (const { address, answer, calls } of answers) {
    const context = new RouterContextProvider();
    context.set(callsContext, calls);
    const request = new Request(new URL(address, "http://pages.invalid"), {
      method: "POST",
      body: new URLSearchParams(),
    });
    const page = join(folder, refusedPageAt(address, answer));
    await mkdir(page, { recursive: true });
    await writeFile(join(page, "index.html"), await (await handle(request, context)).text());
  }
}

/** Calls that refuse whatever is asked of them. */
export function refusing(error: CallError): Calls {
  const refuse = async () => refused(error);
  return { sendContactForm: refuse, addSubscriber: refuse, confirmSubscription: refuse, leaveList: refuse };
}

export function refused(error: CallError): RefusedForm {
  return { ok: false, status: statusOf(error), error };
}

const answers = [
  ...refusalsOf(addresses.contact, "sendContactEmail"),
  ...refusalsOf(addresses.support, "sendEmail"),
  ...refusalsOf(addresses.newsletter, "addSubscriber"),
  ...refusalsOf(addresses.confirm, "confirmSubscription"),
  refusal(addresses.unsubscribe, signupErrors.leavingUnavailable),
  {
    address: addresses.unsubscribe,
    answer: "unknown" as const,
    calls: { ...refusing(unreadForm), leaveList: async () => ({ ok: true as const, known: false }) },
  },
];

function refusalsOf(address: string, call: GuardedCall) {
  const { fromElsewhere, tooMany, overloaded } = refusals[call];
  return [unreadForm, tooLarge, fromElsewhere, tooMany, overloaded].map((error) => refusal(address, error));
}

function refusal(address: string, error: CallError) {
  return { address, answer: error.type, calls: refusing(error) };
}
