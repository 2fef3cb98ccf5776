import { replyTime } from "../contract/company-facts.ts";
import { site } from "../site.config.ts";

/**
 * The receipt emailed to a visitor after an enquiry. It does not repeat what the visitor typed. The server fills in the
 * placeholders `{…}`.
 */
export const receipt = {
  subject: "We have your enquiry",
  arrived: `It reached ${site.name} on {received}, and is stored. We aim to answer by email ${replyTime}.`,
  urgent: `If it can’t wait, call ${site.phone.shown}. To add something, reply to this email.`,
  notYours:
    "You received this because your address was entered in the form at {form}. If that wasn’t you, there is nothing to do: this is all we send.",
};
