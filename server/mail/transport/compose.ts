import MailComposer from "nodemailer/lib/mail-composer";
import type { Mail } from "./mail.ts";
import { unsoundMail } from "./mail-transport.ts";

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
