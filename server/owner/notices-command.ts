import { randomUUID } from "node:crypto";
import { ownerNotices } from "../../content/owner-notices.ts";
import { sendByChannel } from "../alerts/channels/send-by-channel.ts";
import { domainOf } from "../enquiries/address.ts";
import { createMailFolder, mailFolderIn } from "../mail/transport/mail-folder.ts";
import { DeliveryFailure } from "../mail/transport/mail-transport.ts";
import { createSmtpTransport } from "../mail/transport/smtp-transport.ts";
import { nameOf } from "../monitoring/error-name.ts";
import { sampleNotices } from "../notices/sample-notices.ts";
import type { Command } from "./command.ts";
import { withStore } from "./opened-store.ts";

export const testNotices: Command = {
  name: "notices test",
  operands: [],
  options: {},
  meaning:
    "sends CONTACT_TO every email that you may get, and a visitor’s receipt, once, marked as a test, and tells ALERT_URL",
  run: async ({ settings, io }) => {
    const { smtpUrl, dataDir, mailFrom, contactTo, alertChannels } = settings;
    const newMessageId = () => `<test-${randomUUID()}@${domainOf(mailFrom)}>`;
    // Without the site's secret: the links of a test do nothing.
    const facts = { secret: "", now: io.now(), newMessageId };
    const mails = await withStore(settings, (store) => sampleNotices(store, settings, facts));
    const transport =
      smtpUrl === null ? createMailFolder(mailFolderIn(dataDir)) : createSmtpTransport(smtpUrl);
    let code = 0;
    try {
      for (const mail of mails) await transport.send(mail);
      const where = smtpUrl === null ? `Kept as files in ${mailFolderIn(dataDir)}` : `Sent to ${contactTo}`;
      io.out(`${where}: ${mails.length} emails`);
    } catch (error) {
      if (!(error instanceof DeliveryFailure)) throw error;
      io.err(`Not sent: ${error.message}`);
      code = 1;
    } finally {
      await transport.close();
    }
    for (const way of alertChannels) {
      try {
        await sendByChannel(way, ownerNotices.test.subject.replace("{subject}", "ALERT_URL"), mailFrom);
        io.out(`ALERT_URL (${way.kind}): told`);
      } catch (error) {
        io.err(
          `ALERT_URL (${way.kind}): not told, ${error instanceof Error ? error.message : nameOf(error)}`,
        );
        code = 1;
      }
    }
    return code;
  },
};
