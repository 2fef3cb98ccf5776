import { startSmtpServer } from "../../server/testing/smtp-server.ts";
import type { Bench } from "../table.ts";

/** Starts a mail server that accepts everything and only records recipients, because the emails would fill the memory. */
export async function startMailSink({ resources }: Bench) {
  /** The recipient of each email, and when it arrived (`performance.now()`). */
  const taken: { to: string; at: number }[] = [];
  const server = await startSmtpServer();
  resources.defer(() => server.close());
  server.follow({
    data: ({ to: [to = ""] }) => {
      server.received.length = 0;
      taken.push({ to, at: performance.now() });
      return undefined;
    },
  });
  return { url: server.url, taken };
}

export type MailSink = Awaited<ReturnType<typeof startMailSink>>;
