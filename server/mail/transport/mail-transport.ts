import MailComposer from "nodemailer/lib/mail-composer";
import type { RefusedAs } from "../../store/schema.ts";
import type { Mail } from "./mail.ts";

/** Carries mail to its destination. */
export interface MailTransport {
  /**
   * Resolves when the mail is accepted. `maySend` is called right before the content is sent.
   * @throws DeliveryFailure
   */
  send(mail: Mail, maySend?: () => boolean | Promise<boolean>): Promise<void>;
  /** Ends running deliveries, by cutting them off if necessary. */
  close(): Promise<void>;
}

/** Composes the mail as it is transmitted (RFC 5322, RFC 2045). @throws DeliveryFailure if it can't be written. */
export async function compose(mail: Mail): Promise<Buffer> {
  for (const value of headerValues(mail)) {
    if (controls.test(value)) throw unsoundMail("a header holds a control character");
  }
  try {
    const { envelope: _, ...content } = mail;
    const composer = new MailComposer({ ...content, disableFileAccess: true, disableUrlAccess: true });
    return await composer.compile().build();
  } catch (error) {
    throw unsoundMail("it can't be encoded", error);
  }
}

/** Why a mail was not accepted. The message contains the server's codes and our text, never an address. */
export class DeliveryFailure extends Error {
  override name = "DeliveryFailure";
  /** "message" if this mail was refused; "connection" if no mail can be delivered now. */
  readonly scope: "connection" | "message";
  /** Whether a retry would get the same answer. */
  readonly permanent: boolean;
  /** Whether the mail server had this mail's envelope when the connection failed. */
  readonly begun: boolean;
  /** Whether the whole mail was sent without an answer, so that it may have been accepted. */
  readonly ambiguous: boolean;
  /** Whether the mail was never offered to a mail server. */
  readonly unsound: boolean;
  /** SMTP reply code (RFC 5321, 4.2), if any. */
  readonly code: number | null;
  /** The cause of a permanent refusal, where known; otherwise null. */
  readonly refusedAs: RefusedAs | null;

  constructor(message: string, facts: FailureFacts) {
    super(message, { cause: facts.cause });
    this.scope = facts.scope;
    this.permanent = facts.permanent ?? false;
    this.begun = facts.begun ?? false;
    this.ambiguous = facts.ambiguous ?? false;
    this.unsound = facts.unsound ?? false;
    this.code = facts.code ?? null;
    this.refusedAs = facts.refusedAs ?? null;
  }
}

/** Creates the error for a mail that is invalid, so that it is not offered to a mail server. */
export function unsoundMail(reason: string, cause?: unknown): DeliveryFailure {
  const facts = { scope: "message", permanent: true, unsound: true } as const;
  return new DeliveryFailure(`not a sound mail: ${reason}`, { ...facts, cause });
}

interface FailureFacts {
  scope: "connection" | "message";
  permanent?: boolean;
  begun?: boolean;
  ambiguous?: boolean;
  unsound?: boolean;
  code?: number | null;
  refusedAs?: RefusedAs | null;
  cause?: unknown;
}

/**
 * Characters that no header may contain. A mail with a line break in a header is refused, because it may be an attack,
 * although the composer would drop the line break.
 */
const controls = /\p{Cc}|[\u2028\u2029]/u;

function headerValues(mail: Mail): string[] {
  return [
    mail.subject,
    mail.messageId,
    mail.envelope.from,
    mail.envelope.to,
    ...[mail.from, mail.to, mail.replyTo].flatMap((person) => [person?.name ?? "", person?.address ?? ""]),
    ...Object.entries(mail.headers ?? {}).flat(),
  ];
}
