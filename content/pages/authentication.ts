/** The text of the six pages for signing in, signing up and resetting a password. Their forms send nothing. */
export const authentication = {
  fields: {
    name: "Name",
    email: "Email",
    emailExample: "mia@orchard.example",
    password: "Password",
    newPasswordHint: "Twelve characters or more. You can paste it.",
  },
  remember: "Remember me",
  agree: "I agree to the Terms and Conditions",
  sample: "This is a sample page: there are no accounts, and nothing is sent.",
  answer: "Nothing was sent and nothing is kept: this is a sample page.",

  signIn: {
    page: "Sign in",
    lead: "Enter your email and password to sign in.",
    action: "Sign in",
    forgotten: "Reset password",
    newHere: "No account yet?",
  },
  basic: {
    ground: { depth: "−9 m", place: "sign in" },
    title: "Sign in",
    head: {
      title: "Sample sign-in page: basic",
      description:
        "A sample sign-in page: the form in the middle, a picture all around. There are no accounts on this site, and nothing you type is sent.",
    },
  },
  cover: {
    ground: { depth: "−16 m", place: "sign in" },
    title: "Sign in",
    head: {
      title: "Sample sign-in page: cover",
      description:
        "A sample sign-in page: the form beside a full-height picture. There are no accounts on this site, and nothing you type is sent.",
    },
    picture: "L4 delivery, malachite, 3:1",
  },
  illustration: {
    ground: { depth: "−32 m", place: "sign in" },
    title: "Sign in",
    head: {
      title: "Sample sign-in page: illustration",
      description:
        "A sample sign-in page: the form in front of a large illustration. There are no accounts on this site, and nothing you type is sent.",
    },
  },
  simple: {
    ground: { depth: "0 m", place: "sign in" },
    title: "Sign in",
    head: {
      title: "Sample sign-in page: simple",
      description:
        "A sample sign-in page: a short form and one small picture. There are no accounts on this site, and nothing you type is sent.",
    },
  },

  signUp: {
    page: "Sign up",
    ground: { depth: "−3 m", place: "sign up" },
    title: "Sign up",
    lead: "Enter your name, your email and a new password.",
    head: {
      title: "Sample sign-up page: cover",
      description:
        "A sample sign-up page: the form on a sheet over a picture. There are no accounts on this site, and nothing you type is sent.",
    },
    picture: "L5 interface, azurite, 4:1",
    action: "Sign up",
    known: "Already have an account?",
  },
  reset: {
    ground: { depth: "−48 m", place: "reset password" },
    title: "Reset your password",
    lead: "You will receive an e-mail in maximum 60 seconds",
    head: {
      title: "Sample password reset page: cover",
      description:
        "A sample page for a forgotten password: one field and a picture below it. There are no accounts on this site, and nothing you type is sent.",
    },
    picture: "L1 bedrock, granite, 5:1",
    action: "Reset password",
    remembered: "Remembered your password?",
  },
} as const;
