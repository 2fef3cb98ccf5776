import { nameOf } from "../../monitoring/error-name.ts";
import type { EventLog } from "../../monitoring/event-log.ts";
import type { AlertChannel } from "./alert-channel.ts";
import { sendByChannel } from "./send-by-channel.ts";

/** Tells the owner without our own mail. False: nobody took it. */
export type Tell = (text: string) => Promise<boolean>;

export interface AlertSenderDependencies {
  channels: readonly AlertChannel[];
  mailFrom: string;
  log: EventLog<"error">;
}

/**
 * By every way there is; null: there is none. One that fails is in the log, and the others are tried all the same: it is
 * enough that one takes it.
 */
export function createAlertSender({ channels, mailFrom, log }: AlertSenderDependencies): Tell | null {
  if (channels.length === 0) return null;
  return async (text) => {
    let told = false;
    for (const channel of channels) {
      try {
        await sendByChannel(channel, text, mailFrom);
        told = true;
      } catch (error) {
        log.error({ channel: channel.kind, error: nameOf(error) }, "alerts: ALERT_URL did not take it");
      }
    }
    return told;
  };
}
