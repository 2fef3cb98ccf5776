import type { Mail } from "./mail.ts";

/** What carries mail away. */
export interface MailTransport {
  /**
   * Resolves once the mail is taken over for good. Where `isOurs` is false in the last moment before the mail goes
   * out, it does not go out: another server has it. @throws DeliveryFailure
   */
  send(mail: Mail, isOurs?: () => boolean): Promise<void>;
  /** Proves that the mail server lets us in, sending nothing. @throws DeliveryFailure */
  verify?(): Promise<void>;
  /** Ends what is going on, if need be by cutting it off. */
  close(): Promise<void>;
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
  /** SMTP reply code (RFC 5321, 4.2), when there was a reply. */
  readonly code: number | null;

  constructor(message: string, facts: FailureFacts) {
    super(message, { cause: facts.cause });
    this.scope = facts.scope;
    this.permanent = facts.permanent ?? false;
    this.begun = facts.begun ?? false;
    this.ambiguous = facts.ambiguous ?? false;
    this.code = facts.code ?? null;
  }
}

/** Begins the message of a mail that no mail server was asked to take. */
export const unsoundMail = "not a sound mail";

interface FailureFacts {
  scope: "connection" | "message";
  permanent?: boolean;
  begun?: boolean;
  ambiguous?: boolean;
  code?: number | null;
  cause?: unknown;
}
