import { addresses } from "../../contract/addresses.ts";
import { templateAddresses } from "../../contract/demo-addresses.ts";

const sampleAddresses = { ...templateAddresses, pricing: addresses.pricing };

export type SamplePage = keyof typeof sampleAddresses;

const pages: readonly { page: SamplePage; title: string; about: string }[] = [
  { page: "coworking", title: "Coworking", about: "A house cut open, a desk on each floor." },
  { page: "rental", title: "Rental", about: "A search, six places and a postcard." },
  { page: "pricing", title: "Pricing", about: "Slides, plans by the month or the year." },
  { page: "desktopApp", title: "Desktop App", about: "One window, its keys and what it needs." },
  { page: "article", title: "Single Article", about: "Long text, a program and a figure." },
  { page: "author", title: "Author", about: "Who wrote it, and what else." },
  { page: "virtualReality", title: "Virtual Reality", about: "Six instruments at the bottom of a pit." },
  { page: "signInBasic", title: "Sign In, Basic", about: "In a chamber, under the usual bar." },
  { page: "signIn", title: "Sign In, Cover", about: "Half a window of malachite." },
  { page: "signInIllustration", title: "Sign In, Illustration", about: "A lit door beside the form." },
  { page: "signInSimple", title: "Sign In, Simple", about: "A form, a line and a lock." },
  { page: "signUpCover", title: "Sign Up, Cover", about: "A sheet laid over azurite." },
  { page: "resetPassword", title: "Reset Password, Cover", about: "One field and a spare key." },
];

/** The complete sample pages that the showcase lists. */
export const wholePages = {
  title: "Whole Pages",
  pages: pages.map((words) => ({ ...words, address: sampleAddresses[words.page] })),
};
