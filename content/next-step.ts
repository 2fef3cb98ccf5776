import { replyTime } from "../contract/company-facts.ts";
import { site } from "../site.config.ts";

/** The call to action at the end of every company page. */
export const nextStep = {
  title: "Tell us what you need",
  text: [
    `A few sentences are enough, or call us. We aim to respond ${replyTime}, with questions or a time to talk.`,
    site.serviceArea && `We work ${site.serviceArea}.`,
  ]
    .filter(Boolean)
    .join(" "),
  describe: "Write to us",
  call: `Call ${site.phone.shown}`,
};
