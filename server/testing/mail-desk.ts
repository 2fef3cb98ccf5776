import { DeliveryFailure, type MailTransport } from "../mail/transport/mail-transport.ts";
import { createSmtpTransport } from "../mail/transport/smtp-transport.ts";
import { type OutboxFixture, patientLimits } from "./fixtures/outbox-fixture.ts";

export function smtpDesk({ smtp }: OutboxFixture): MailDesk {
  smtp.received.length = 0;
  return {
    transport: () => createSmtpTransport(smtp.url, patientLimits),
    follow: smtp.follow,
    received: () => smtp.received.map(({ messageId }) => messageId),
  };
}

/** Answers at once what the mail server would, as `deliveryFailure` understands it. */
export function scriptedDesk(): MailDesk {
  const received: string[] = [];
  let script: DeskScript = {};
  const transport = (): MailTransport => {
    let cut = () => {};
    return {
      send: async ({ messageId }, isOurs = () => true) => {
        for (const stage of ["connect", "rcpt", "data"] as const) {
          const begun = stage !== "connect";
          if (stage === "data" && !isOurs())
            throw new DeliveryFailure("deadline", { scope: "connection", begun });
          const answer = script[stage]?.();
          if (answer === undefined) continue;
          const taken = stage === "data" && typeof answer === "string";
          if (taken) received.push(messageId);
          if (answer === "hang") await new Promise<void>((resolve) => (cut = resolve));
          const aboutIt = begun && (answer === 451 || answer === 550);
          throw new DeliveryFailure(String(answer), {
            scope: aboutIt ? "message" : "connection",
            permanent: aboutIt && answer === 550,
            begun,
            ambiguous: taken,
          });
        }
        received.push(messageId);
      },
      close: async () => cut(),
    };
  };
  return {
    transport,
    follow: (next) => {
      script = next;
    },
    received: () => received,
  };
}

/** Where mails are handed over: what carries them, and what came, by Message-ID. */
export interface MailDesk {
  transport(): MailTransport;
  follow(script: DeskScript): void;
  received(): string[];
}
export type DeskScript = Partial<Record<DeskStage, () => Answer>>;
export type DeskStage = "connect" | "rcpt" | "data";
/** A reply code to refuse with, a cut connection, silence, or (undefined) consent. */
type Answer = number | "reset" | "hang" | undefined;
