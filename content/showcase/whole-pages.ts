export interface WholePage {
  title: string;
  address: string;
  about: string;
}

/** Pages that are made of the kit from the surface to bedrock. */
export const wholePages: { title: string; pages: readonly WholePage[] } = {
  title: "Whole Pages",
  pages: [
    {
      title: "Coworking",
      address: "/pages/landing-pages/coworking",
      about: "A house cut open, a desk on each floor.",
    },
    {
      title: "Rental",
      address: "/pages/landing-pages/rental",
      about: "A search, six places and a postcard.",
    },
    { title: "Pricing", address: "/pages/company/pricing", about: "Slides, plans by the month or the year." },
    {
      title: "Desktop App",
      address: "/pages/apps/desktop-app",
      about: "One window, its keys and what it needs.",
    },
    {
      title: "Single Article",
      address: "/pages/blog/single-article",
      about: "Long text, a program and a figure.",
    },
    { title: "Author", address: "/pages/blog/author", about: "Who wrote it, and what else." },
    {
      title: "Virtual Reality",
      address: "/pages/extra/virtual-reality",
      about: "Six instruments at the bottom of a pit.",
    },
    {
      title: "Sign In, Basic",
      address: "/authentication/sign-in/basic",
      about: "In a chamber, under the usual bar.",
    },
    {
      title: "Sign In, Cover",
      address: "/authentication/sign-in/cover",
      about: "Half a window of malachite.",
    },
    {
      title: "Sign In, Illustration",
      address: "/authentication/sign-in/illustration",
      about: "A lit door beside the form.",
    },
    {
      title: "Sign In, Simple",
      address: "/authentication/sign-in/simple",
      about: "A form, a line and a lock.",
    },
    {
      title: "Sign Up, Cover",
      address: "/authentication/sign-up/cover",
      about: "A sheet laid over azurite.",
    },
    {
      title: "Reset Password, Cover",
      address: "/authentication/reset-password/cover",
      about: "One field and a spare key.",
    },
  ],
};
