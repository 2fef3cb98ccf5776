import { addresses } from "../../contract/addresses.ts";
import { templateAddresses } from "../../contract/demo-addresses.ts";

/** The complete sample pages that the showcase lists. */
export const wholePages = {
  title: "Whole Pages",
  pages: [
    {
      title: "Coworking",
      address: templateAddresses.coworking,
      about: "A house cut open, a desk on each floor.",
    },
    {
      title: "Rental",
      address: templateAddresses.rental,
      about: "A search, six places and a postcard.",
    },
    { title: "Pricing", address: addresses.pricing, about: "Slides, plans by the month or the year." },
    {
      title: "Desktop App",
      address: templateAddresses.desktopApp,
      about: "One window, its keys and what it needs.",
    },
    {
      title: "Single Article",
      address: templateAddresses.article,
      about: "Long text, a program and a figure.",
    },
    { title: "Author", address: templateAddresses.author, about: "Who wrote it, and what else." },
    {
      title: "Virtual Reality",
      address: templateAddresses.virtualReality,
      about: "Six instruments at the bottom of a pit.",
    },
    {
      title: "Sign In, Basic",
      address: templateAddresses.signInBasic,
      about: "In a chamber, under the usual bar.",
    },
    {
      title: "Sign In, Cover",
      address: templateAddresses.signIn,
      about: "Half a window of malachite.",
    },
    {
      title: "Sign In, Illustration",
      address: templateAddresses.signInIllustration,
      about: "A lit door beside the form.",
    },
    {
      title: "Sign In, Simple",
      address: templateAddresses.signInSimple,
      about: "A form, a line and a lock.",
    },
    {
      title: "Sign Up, Cover",
      address: templateAddresses.signUpCover,
      about: "A sheet laid over azurite.",
    },
    {
      title: "Reset Password, Cover",
      address: templateAddresses.resetPassword,
      about: "One field and a spare key.",
    },
  ],
};
