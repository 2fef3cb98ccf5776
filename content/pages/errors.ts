/** The text of the error pages. */
export const errorPages = {
  home: "Go to the home page",
  notFound: {
    title: "Page not found",
    description:
      "There is no page at this address. It may be mistyped, or the page has moved. The home page and our contact form are one link away.",
    ground: { depth: "−404 m", place: "no record" },
    text: "The address may be mistyped, or the page has moved.",
    nearest: "Perhaps you meant:",
    contact: "Tell us what you were looking for",
  },
  broken: {
    title: "Something went wrong",
    description:
      "Something broke on our side. Try again in a minute, or reach us by email or phone: both are on this page.",
    ground: { depth: "−500 m", place: "magma" },
    text: "The fault is ours, not yours. If you were sending a form, please send it again in a minute, or reach us at",
  },
} as const;
