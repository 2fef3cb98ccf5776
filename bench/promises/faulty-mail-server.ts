import { type Script, startSmtpServer, type TestSmtpServer } from "../../server/testing/smtp-server.ts";
import { enquiryIn } from "../enquiry.ts";
import type { Bench } from "../resources.ts";
import type { MailFault } from "./faults.ts";
import type { Ledger } from "./ledger.ts";

/** Starts a mail server that fails in the way set by `turn`, and that records accepted emails in the ledger. */
export async function startFaultyMailServer({ resources }: Bench, ledger: Ledger) {
  let server: TestSmtpServer | null = await startSmtpServer();
  const { port, url } = server;
  let fault: MailFault = "fine";
  let asked = 0;
  let hung = 0;
  /** How often each fault has occurred. */
  const faults = { outages: 0, putOff: 0, resets: 0, hangs: 0 };
  resources.defer(() => server?.close());
  server.follow(script());

  function script(): Script {
    return {
      mail: () => {
        // Alternates between hanging here, before the email arrives, and in `data`, after it has arrived.
        if (fault !== "hanging" || hung % 2 === 0) return undefined;
        hung += 1;
        faults.hangs += 1;
        return "hang";
      },
      rcpt: () => {
        asked += 1;
        return fault === "putting off" && asked % 3 === 0 ? putOff(450) : undefined;
      },
      data: ({ raw, messageId }) => {
        // Discards the emails that the test server keeps, because too many would accumulate in a long run.
        if (server) server.received.length = 0;
        if (fault === "putting off" && asked % 3 === 1) return putOff(451);
        ledger.received(enquiryIn(raw), messageId);
        if (fault === "resetting" && asked % 20 === 0) {
          ledger.lastUnheard();
          faults.resets += 1;
          return "reset";
        }
        if (fault === "hanging") {
          ledger.lastUnheard();
          hung += 1;
          faults.hangs += 1;
          return "hang";
        }
        return undefined;
      },
    };
  }

  function putOff(code: number): number {
    faults.putOff += 1;
    return code;
  }

  return {
    url,
    faults,
    /** Sets the fault. Must not be called again until the promise has resolved. */
    turn: async (next: MailFault) => {
      fault = next;
      if (next === "down" && server) {
        const closing = server;
        server = null;
        faults.outages += 1;
        await closing.close();
        ledger.lastUnheard();
      } else if (next !== "down" && !server) {
        server = await startSmtpServer(port);
        server.follow(script());
      }
    },
  };
}
