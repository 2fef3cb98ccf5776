import { unavailable } from "../../contract/call-error.ts";
import { site } from "../../site.config.ts";
import type { Refusals } from "../endpoint.ts";

export const enquiryRefusals: Refusals = {
  crossSite: {
    type: "forbidden",
    message: "This message was sent from another site.",
    details: `Please use the form on our own contact page, or write to ${site.email}.`,
  },
  tooMany: {
    type: "too-many",
    message: "That was a lot of messages in a short time.",
    details: `Nothing you typed is lost. Please wait a few minutes and send it again, or phone ${site.phone.shown}.`,
  },
  unavailable,
};
