import type { PageHead } from "../page-head.ts";

/** The pages behind the links in emails to the owner. Each action's page has one button and shows no personal data. */
export const owner = {
  ground: { depth: "−58 m", place: "your desk" },
  /** The title and description of an action's page. */
  head: ({ page, does }: { page: string; does: string }): PageHead => ({
    title: page,
    description: `Press the button, and ${does}. Opening this page changes nothing.`,
  }),
  actions: {
    "hold-issue": {
      page: "Hold back an issue of the newsletter",
      does: "this issue of the newsletter is not sent to anyone until you say so",
      title: "Hold this issue back?",
      text: "It will not be sent to anyone until you say so. If sending has already begun, it stops there.",
      button: "Hold it back",
    },
    "resume-issue": {
      page: "Send an issue that is held back",
      does: "the issue goes out on Thursday at nine, or at once if that has passed",
      title: "This issue is held back",
      text: "It will not be sent until you press the button. It then goes out on Thursday at nine or, if that has passed, at once to everyone who has not had it.",
      button: "Send it after all",
    },
    "stop-issue": {
      page: "Stop an issue of the newsletter for good",
      does: "those who have not had this issue of the newsletter will never get it",
      title: "Stop this issue for good?",
      text: "Those who have not had it will never get it. This cannot be undone.",
      button: "Stop it for good",
    },
    "send-in-doubt": {
      page: "Send an issue to those in doubt",
      does: "the issue goes to those who may or may not have received it",
      title: "Send it to those in doubt?",
      text: "Your mail server took their emails but never confirmed them. Some people may get the issue twice.",
      button: "Send it to them",
    },
    answered: {
      page: "Note that an enquiry is answered",
      does: "the website stops reminding its owner about this enquiry",
      title: "Have you answered it?",
      text: "Press the button, and your website stops reminding you about this enquiry. Nothing is sent to anyone.",
      button: "I have answered",
    },
    "not-needed": {
      page: "Note that an enquiry needs no answer",
      does: "the website does not remind its owner about this enquiry",
      title: "Is no answer needed?",
      text: "Press the button, and your website stops reminding you about this enquiry. Nothing is sent to anyone.",
      button: "It needs no answer",
    },
    "open-again": {
      page: "Note that an enquiry still needs an answer",
      does: "this enquiry counts as waiting for an answer again",
      title: "Noted",
      text: "Your website no longer reminds you about this enquiry. If it still needs an answer, press the button.",
      button: "It still needs an answer",
    },
    "answered-all": {
      page: "Note that all enquiries in an email are answered",
      does: "the website stops reminding its owner about the enquiries in one email",
      title: "Have you answered them all?",
      text: "Press the button, and your website stops reminding you about every enquiry in the email, including those it did not show. Nothing is sent to anyone.",
      button: "I have answered all",
    },
    "not-needed-all": {
      page: "Note that no enquiry in an email needs an answer",
      does: "the website does not remind its owner about the enquiries in one email",
      title: "Do none of them need an answer?",
      text: "Press the button, and your website stops reminding you about every enquiry in the email, including those it did not show. Nothing is sent to anyone.",
      button: "None needs an answer",
    },
    "open-all-again": {
      page: "Note that enquiries still need an answer",
      does: "the enquiries you just noted count as waiting for answers again",
      title: "Noted, all of them",
      text: "Your website no longer reminds you about these enquiries. If they still need an answer, press the button.",
      button: "They still need an answer",
    },
    release: {
      page: "Let through a message that is held back",
      does: "the message that was held back goes on its way",
      title: "Let it through?",
      text: "An enquiry comes to your inbox at once. A newsletter signup gets its confirmation email.",
      button: "Let it through",
    },
    delete: {
      page: "Delete a message that is held back",
      does: "the message that was held back is deleted for good",
      title: "Delete it?",
      text: "The message and the sender’s details are deleted. This cannot be undone.",
      button: "Delete it",
    },
    "release-all": {
      page: "Let through all messages in an email",
      does: "every message in one email that is still held back goes on its way",
      title: "Let all of these through?",
      text: "Everything in the email that is still held back: enquiries come to your inbox, and each newsletter signup gets its confirmation email.",
      button: "Let all through",
    },
    "delete-all": {
      page: "Delete all messages in an email",
      does: "every message in one email that is still held back is deleted for good",
      title: "Delete all of these?",
      text: "Everything in the email that is still held back, including what it did not show. This cannot be undone.",
      button: "Delete all",
    },
    "send-again": {
      page: "Send lost emails again",
      does: "the emails that the mail server refused are sent to the owner again",
      title: "Send lost emails again?",
      text: "Every email about enquiries or the newsletter that had not reached you when the alert was written is sent to you once more. Make room in your mailbox first. Some may arrive twice.",
      button: "Send again",
    },
    "confirm-clock": {
      page: "Confirm that the server’s clock is right",
      does: "the website resumes deleting data older than its retention period",
      title: "Is the server’s clock right?",
      text: "Press the button only if the time in the email is right. Data older than its retention period is then deleted for good, and the emails that have been waiting go out.",
      button: "The clock is right",
    },
  },
  /**
   * Shown below the page's only button. There is no cancel button, because nothing happens until the button is pressed.
   */
  leave: "Otherwise, close this page: nothing will change.",
  unknown:
    "This link no longer works: it is more than 30 days old or incomplete, or its action has already been done.",
  done: {
    head: {
      title: "Done: the website has noted it",
      description:
        "What you asked for is done. There is nothing else to do here, and you can close the page.",
    },
    title: "Done",
    text: "What you asked for is done, and any email it sends is on its way. You can close this page.",
  },
} as const;
