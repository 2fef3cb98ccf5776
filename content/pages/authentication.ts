import { groundLabels } from "../ground-labels.ts";
/** The words of the six pages for signing in, signing up and resetting a password. None of them sends anything. */
export const authentication = {
  fields: {
    name: "Name",
    email: "Email",
    emailExample: "mia@orchard.example",
    password: "Password",
    newPasswordHint: "Twelve characters or more. Paste is welcome.",
  },
  remember: "Remember me",
  agree: "I agree to the Terms and Conditions",
  demonstration: "A demonstration page: there are no accounts, and nothing is sent.",
  answer: "Nothing was sent, and nothing is kept: this is a demonstration page.",

  signIn: {
    page: "Sign in",
    lead: "Enter your email and password to sign in.",
    action: "Sign in",
    forgotten: "Reset password",
    newHere: "New here?",
  },
  basic: {
    ground: groundLabels.authentication.basic,
    title: "Mind your head",
    head: {
      title: "Sample sign-in page: basic",
      description:
        "A sample sign-in page: a form in a chamber dug into limestone. There are no accounts on this site, and nothing you type is sent.",
    },
  },
  cover: {
    ground: groundLabels.authentication.cover,
    title: "Come on down",
    head: {
      title: "Sample sign-in page: cover",
      description:
        "A sample sign-in page: a form beside a polished face of malachite. There are no accounts on this site, and nothing you type is sent.",
    },
    picture: "L4 delivery, malachite, 3:1",
  },
  illustration: {
    ground: groundLabels.authentication.illustration,
    title: "The lamp is on",
    head: {
      title: "Sample sign-in page: illustration",
      description:
        "A sample sign-in page: a form beside the way into a hill of slate. There are no accounts on this site, and nothing you type is sent.",
    },
  },
  simple: {
    ground: groundLabels.authentication.simple,
    title: "Sign in",
    head: {
      title: "Sample sign-in page: simple",
      description:
        "A sample sign-in page: a short form and a padlock made of a core sample. There are no accounts on this site, and nothing you type is sent.",
    },
  },

  signUp: {
    page: "Sign up",
    ground: groundLabels.authentication.signUp,
    title: "Break ground",
    lead: "The hole is marked. You say where we send the core.",
    head: {
      title: "Sample sign-up page: cover",
      description:
        "A sample sign-up page: a form on a sawn nodule of azurite. There are no accounts on this site, and nothing you type is sent.",
    },
    picture: "L5 interface, azurite, 4:1",
    action: "Sign up",
    known: "Been here before?",
  },
  reset: {
    page: "Reset password",
    ground: groundLabels.authentication.reset,
    title: "Lost the key",
    lead: "You will receive an e-mail in maximum 60 seconds",
    head: {
      title: "Sample password reset page: cover",
      description:
        "A sample page for a forgotten password, over granite with a spare key in it. There are no accounts on this site, and nothing you type is sent.",
    },
    picture: "L1 bedrock, granite, 5:1",
    action: "Reset password",
    remembered: "Remembered it?",
  },
} as const;
