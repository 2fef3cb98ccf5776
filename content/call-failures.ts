/** What a form says when the server gave no answer, or none that we understand. */
export const callFailures = {
  unreachable: {
    message: "Our server did not answer.",
    details:
      "Your connection may have dropped. Nothing you typed is lost: come back to this page and send it again.",
  },
  unreadable: {
    message: "Our server gave an answer we don't understand.",
    details: "It may or may not have arrived. Send it again: we keep it only once.",
  },
} as const;
