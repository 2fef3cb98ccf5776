import { keepAsFile } from "../../mail/transport/mail-folder.ts";
import { deliveryFailure } from "../../mail/transport/smtp-failure.ts";
import { defaultSmtpLimits, type SmtpLimits } from "../../mail/transport/smtp-limits.ts";
import { readSmtpUrl } from "../../mail/transport/smtp-server-url.ts";
import { SmtpSession } from "../../mail/transport/smtp-session.ts";

/** An issue as one subscriber gets it. */
export interface RawMail {
  /** With its angle brackets. */
  messageId: string;
  envelope: { from: string; to: string };
  raw: Buffer;
}

/** What carries issues away, one after the other. */
export interface IssueConnection {
  /**
   * Resolves once the mail is taken over for good. `mayGoOut` is asked in the last moment before it goes out.
   * @throws DeliveryFailure
   */
  deliver(mail: RawMail, mayGoOut: () => Promise<boolean>): Promise<void>;
  /** Takes leave. */
  end(): Promise<void>;
  /** Cuts off what is going on. */
  kill(): void;
}

export type OpenConnection = () => IssueConnection;

/** By SMTP, in a session that is opened for the first mail, and again where the server has closed it since. */
export function smtpConnections(url: string, limits: SmtpLimits = defaultSmtpLimits): OpenConnection {
  const server = readSmtpUrl(url);
  return () => {
    let session: SmtpSession | null = null;
    let killed = false;

    async function attempt(mail: RawMail, mayGoOut: () => Promise<boolean>): Promise<void> {
      session = session?.usable ? session : new SmtpSession(server, limits);
      const current = session;
      const deadline = performance.now() + limits.whole;
      try {
        await current.open(deadline);
        await current.deliver(mail.envelope, mail.raw, {
          deadline,
          mayGoOut: async () => (await mayGoOut()) && !killed && performance.now() < deadline,
        });
      } catch (error) {
        const failure = deliveryFailure(error, current);
        if (failure.scope === "message") await current.reset(deadline);
        else current.kill();
        throw failure;
      }
    }

    return {
      deliver: async (mail, mayGoOut) => {
        const used = session !== null;
        let asked = false;
        const noted = () => {
          asked = true;
          return mayGoOut();
        };
        try {
          await attempt(mail, noted);
        } catch (error) {
          // Servers close a session after some mails, or when it was idle: a new one tells whether they are well.
          const failure = deliveryFailure(error, { begun: true, handedOver: asked });
          if (failure.scope === "message" || asked || !used || killed) throw failure;
          await attempt(mail, mayGoOut);
        }
      },
      end: async () => session?.end(),
      kill: () => {
        killed = true;
        session?.kill();
      },
    };
  };
}

/** Without a mail server: as files, like all other mails. */
export function folderConnections(folder: string): OpenConnection {
  return () => ({
    deliver: ({ messageId, raw }, mayGoOut) => keepAsFile(folder, messageId, raw, mayGoOut),
    end: async () => {},
    kill: () => {},
  });
}
