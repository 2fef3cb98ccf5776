/** The text of the author's page. The author is fictional; the article is real. */
export const author = {
  head: {
    title: "Sample author page: Nell Okafor",
    description:
      "A sample page for an invented author, who writes about queues, databases and being on call: who she is, what she wrote, and how to reach her.",
  },
  name: "Nell Okafor",
  ground: { depth: "0 m", place: "the author" },
  lead: "Nell writes about things that wait: queues, caches, kettles. She used to be woken by them for a living.",
  facts: [
    { name: "Writes about", fact: "queues, databases, being on call" },
    { name: "Lives in", fact: "Newcastle, New South Wales" },
    { name: "Pager", fact: "in a drawer, without a battery" },
    { name: "Corrections", fact: "welcome, printed, dated" },
  ],
  posts: {
    ground: { depth: "−8 m", place: "the tray" },
    title: "Posts",
    note: "You can read the first. The others are samples: a title, and a picture of the subject.",
    pages: "Pages of posts",
    items: [
      {
        picture: "cache",
        category: { color: "success", label: "DevOps" },
        title: "A cache is a promise to be wrong",
        description: "For how long, and who finds out first. Three answers, one of them honest.",
        date: { shown: "18 September 2026", machine: "2026-09-18" },
      },
      {
        picture: "clocks",
        category: { color: "warning", label: "Infrastructure" },
        title: "The clock on the second server",
        description: "It was four seconds fast, and it was right twice a week.",
        date: { shown: "4 September 2026", machine: "2026-09-04" },
      },
      {
        picture: "retries",
        category: { color: "info", label: "Software" },
        title: "Delete the retry loop",
        description: "It turned one refused connection into nine thousand, in good faith.",
        date: { shown: "21 August 2026", machine: "2026-08-21" },
      },
      {
        picture: "alerts",
        category: { color: "dark", label: "On call" },
        title: "Four hundred alerts and a kettle",
        description: "One of them was about the rack. The kettle was on the same circuit.",
        date: { shown: "31 July 2026", machine: "2026-07-31" },
      },
      {
        picture: "restore",
        category: { color: "warning", label: "Infrastructure" },
        title: "Restore it on a Tuesday",
        description: "A backup is a rumour until somebody has put it back on an ordinary day.",
        date: { shown: "10 July 2026", machine: "2026-07-10" },
      },
    ],
  },
  contact: {
    ground: { depth: "−20 m", place: "the pigeonhole" },
    title: "Write to her",
    text: "Nell Okafor is made up, as the author of a sample page has to be. Her article is true, and the company behind this site can answer for it.",
    action: "Contact Us",
  },
} as const;
