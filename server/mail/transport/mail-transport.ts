import MailComposer from "nodemailer/lib/mail-composer";
import type { RefusedAs } from "../../store/schema.ts";
import type { Mail } from "./mail.ts";

/** What carries mail away. */
export interface MailTransport {
  /**
   * Resolves once the mail is taken over for good. `mayGoOut` is asked in the last moment before it goes
   * out. @throws DeliveryFailure
   */
  send(mail: Mail, mayGoOut?: () => boolean | Promise<boolean>): Promise<void>;
  /** Ends what is going on, if need be by cutting it off. */
  close(): Promise<void>;
}

/** The mail as it goes over the wire (RFC 5322, RFC 2045). @throws DeliveryFailure if it can't be written. */
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

/** Why a mail was not taken. The message holds the server's codes and our words, never an address. */
export class DeliveryFailure extends Error {
  override name = "DeliveryFailure";
  /** "message": this mail was refused. "connection": no mail can be delivered now. */
  readonly scope: "connection" | "message";
  /** Trying again would give the same answer. */
  readonly permanent: boolean;
  /** The mail server had this mail's envelope when the connection failed. */
  readonly begun: boolean;
  /** The whole mail was handed over and no answer came: it may have been taken. */
  readonly ambiguous: boolean;
  /** No mail server was asked to take it. */
  readonly unsound: boolean;
  /** SMTP reply code (RFC 5321, 4.2), when there was a reply. */
  readonly code: number | null;
  /** What a final refusal is about; null: neither, or it is none. */
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

/** Of a mail that no mail server is asked to take. */
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

/** The composer would fold a line break away; a mail that got this far with one is not to be trusted. */
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
