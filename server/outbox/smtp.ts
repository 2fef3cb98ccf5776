import { compose } from "./compose.ts";
import type { Post } from "./post.ts";
import { deliveryFailure } from "./smtp-failure.ts";
import { defaultSmtpLimits, type SmtpLimits } from "./smtp-limits.ts";
import { readSmtpUrl } from "./smtp-server-url.ts";
import { SmtpSession } from "./smtp-session.ts";

/**
 * Sends by SMTP (RFC 5321), one mail at a time. Mails that follow closely share a connection.
 * @param url `smtp://` (STARTTLS required unless the host is this machine) or `smtps://`, with user and
 * password percent-encoded.
 */
export function createSmtpPost(url: string, limits: SmtpLimits = defaultSmtpLimits): Post {
  const server = readSmtpUrl(url);
  let session: SmtpSession | null = null;
  let working = false;
  let linger: NodeJS.Timeout | undefined;

  async function inSession(work: (session: SmtpSession, deadline: number) => Promise<void>): Promise<void> {
    clearTimeout(linger);
    const deadline = performance.now() + limits.whole;
    if (session === null || !session.usable) session = new SmtpSession(server, limits);
    const current = session;
    working = true;
    try {
      await current.open(deadline);
      await work(current, deadline);
    } catch (error) {
      current.kill();
      throw deliveryFailure(error, current);
    } finally {
      working = false;
    }
    linger = setTimeout(() => current.end(), limits.linger);
    linger.unref();
  }

  return {
    send: async (mail, isOurs = () => true) => {
      const raw = await compose(mail);
      await inSession((current, deadline) =>
        current.deliver(mail.envelope, raw, {
          deadline,
          mayGoOut: () => isOurs() && performance.now() < deadline,
        }),
      );
    },
    verify: () => inSession(async () => {}),
    close: async () => {
      clearTimeout(linger);
      if (working) session?.kill();
      else await session?.end();
    },
  };
}
