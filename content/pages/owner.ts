import { groundLabels } from "../ground-labels.ts";

/** The pages behind the links in emails to the owner: each has one button, and shows nobody's data. */
export const owner = {
  ground: groundLabels.newsletter.mail,
  actions: {
    "hold-issue": {
      head: {
        title: "Hold an issue of the newsletter back",
        description:
          "Press the button, and nobody gets this issue of the newsletter until you send it. Opening this page changes nothing.",
      },
      title: "Hold this issue back?",
      text: "Nobody gets it until you send it after all. If it is on its way already, it stops where it is.",
      button: "Hold it back",
    },
    "resume-issue": {
      head: {
        title: "Send an issue that is held back",
        description:
          "Press the button, and the issue goes out on Thursday at nine, or at once if that has passed. Opening this page changes nothing.",
      },
      title: "This issue is held back",
      text: "Nobody gets it until you press the button. Before Thursday at nine it then goes out at nine; later, at once, to everyone who has not had it.",
      button: "Send it after all",
    },
    "stop-issue": {
      head: {
        title: "Stop an issue of the newsletter for good",
        description:
          "Press the button, and those who have not had this issue of the newsletter never get it. Opening this page changes nothing.",
      },
      title: "Stop this issue for good?",
      text: "Those who have not had it never get it. There is no way back.",
      button: "Stop it for good",
    },
    "send-in-doubt": {
      head: {
        title: "Send an issue to those in doubt",
        description:
          "Press the button, and the issue goes to those of whom nobody knows whether they have it. Opening this page changes nothing.",
      },
      title: "Send it to those in doubt?",
      text: "Your mail server took the email for them and never answered. Some may get it twice.",
      button: "Send it to them",
    },
  },
  unknown:
    "This link does nothing any more: it is more than 30 days old, incomplete, or what it does has been done.",
  done: {
    head: {
      title: "Done: the newsletter knows",
      description:
        "What you pressed is done. An email tells you how the issue fares; until then there is nothing else to do here.",
    },
    title: "Done",
    text: "You get an email about how it went when the issue is through. There is nothing else to do here.",
  },
} as const;
