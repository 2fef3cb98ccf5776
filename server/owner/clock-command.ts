import { isoTime } from "../iso-time.ts";
import { confirmClock } from "../store/last-run.ts";
import type { Command } from "./command.ts";
import { withStore } from "./opened-store.ts";

export const confirmClockCommand: Command = {
  name: "clock confirm",
  operands: [],
  options: {},
  meaning:
    "says that the clock is right, where a server doubts it: what has passed its time is deleted again",
  run: ({ settings, io }) =>
    withStore(settings, async (store) => {
      const now = io.now();
      const confirmed = await confirmClock(store, now);
      if (confirmed === null) {
        io.err("No clock is doubted: nothing waits for your word.");
        return 1;
      }
      if ("serversClock" in confirmed) {
        io.err(
          `The server's clock said ${isoTime(confirmed.serversClock)}, this machine's says ${isoTime(now)}. Put the wrong one right, and start the server again.`,
        );
        return 1;
      }
      io.out(`The clock is taken to be right: it is ${isoTime(now)}.`);
      const { onHold } = confirmed;
      if (onHold > 0) {
        const mails = onHold === 1 ? "1 email" : `${onHold} emails`;
        io.out(`Held back: ${mails} more than 3 days old; you get an email whose button sends them.`);
      }
      return 0;
    }),
};
