/**
 * How a failed API call is shown (R-ERROR-3). The heading and message come from the server unless set here. Copying
 * to the clipboard has no entry: a failure is logged, and the text is selected for copying by keyboard (R-SHOW-5).
 */
export const errors = {
  sendContactEmail: { title: "Send Failed" },
  sendEmail: { title: "Failed to send email", action: "Please try again later" },
  addSubscriber: { title: "Subscription Failed" },
  /** Texts, by error type or code, of errors that are shown as an alert instead of in the failed call's dialog. */
  alerts: {
    "todos.updateText.unauthorized": "You aren't allowed to edit this todo item",
  },
  /** Shown when no response arrives. */
  unreachable: {
    type: "unreachable",
    message: "Our server did not answer.",
    details:
      "Your connection may have dropped. Nothing you typed is lost: come back to this page and send it again.",
  },
  /** Shown when the response cannot be parsed. */
  unreadable: {
    type: "unreadable",
    message: "Our server gave an answer we don’t understand.",
    details: "Your message may or may not have arrived. Please send it again.",
  },
} as const;

/** Shown when a form is posted to a page that does not accept forms, for example from a saved copy of another page. */
export const notTaken = {
  title: "Nothing to send here",
  description:
    "This address is a page to read, and accepts nothing that is sent to it. Go back in your browser: every word you typed is still there.",
  ground: { depth: "−405 m", place: "no way in" },
  text: "This page can be read, but accepts no forms. If you filled one in, go back in your browser: every word you typed is still in it. Our contact page takes messages.",
  home: "Go to the home page",
  contact: "Go to the contact page",
} as const;
