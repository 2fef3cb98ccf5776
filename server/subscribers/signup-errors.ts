import type { CallError } from "../../contract/call-error.ts";
import { site } from "../../site.config.ts";

/** Errors from signing up and unsubscribing, except those about fields. None reveals anything about an address. */
export const signupErrors = {
  crossSite: {
    type: "forbidden",
    message: "This signup was sent from another site.",
    details: `Please use the form on our own pages, or write to ${site.email}.`,
  },
  tooMany: {
    type: "too-many",
    message: "That was a lot of signups in a short time.",
    details: "Please wait a few minutes and try again.",
  },
  unavailable: {
    type: "unavailable",
    message: "We can't take your signup just now.",
    details: "The fault is ours. Please try again in a few minutes.",
  },
  leavingUnavailable: {
    type: "unavailable",
    message: "We can't unsubscribe you just now.",
    details: `The fault is ours. Please press the button again in a few minutes, or write to ${site.email}.`,
  },
  /** All signups are refused, because there were more than `signupsInAll` allows. */
  flooded: {
    type: "unavailable",
    message: "We can't take signups at the moment.",
    details: `We are getting far more signups than usual. Please try again in an hour, or write to ${site.email}.`,
  },
} as const satisfies Record<string, CallError>;
