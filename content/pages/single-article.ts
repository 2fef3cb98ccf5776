import { addresses } from "../../contract/addresses.ts";
import { templateAddresses } from "../../contract/demo-addresses.ts";

/** The words of the article. A block is a paragraph, a line to stand out, or a piece of the program. */
export type ArticleBlock = string | { pull: string } | { code: number };

export const article = {
  depth: "0 m",
  place: "the notebook",
  title: "What happens between Send and the inbox",
  deck: "A contact form makes one promise. Keeping it takes two rows, a lease, and the patience to be refused for five days.",
  head: {
    title: "What happens between Send and the inbox",
    description:
      "Why a contact form needs an outbox: the commit, the lease, the backoff and the Message-ID, with a small program that you can run yourself.",
  },
  date: { shown: "6 November 2026", machine: "2026-11-06" },
  minutes: "minutes to read",
  contents: "In this article",
  program: "outbox.js",
  figure: {
    alt: "A drill core lying in a tray. From the left its beds are 1, 2, 4, 8, 16, 32, 64 and 128 seconds thick, each twice the one before.",
    caption:
      "Fig. 1. An evening without a mail server, as a core. Each bed is one wait of the outbox and each coloured tick one attempt; chance then takes off up to half.",
  },
  opening: [
    "It is eleven at night, and somebody who runs a shop has decided to write to you. They describe the problem, press Send, read Thank You, and shut the laptop. At that moment your mail server is being restarted, as it is every Thursday, by somebody who did everything right.",
    "Whether you ever hear of that shop depends on about two hundred milliseconds of code. We wrote ours for this site, so here is what it does, and a program of its size that you can run.",
  ],
  sections: [
    {
      id: "two-ways",
      depth: "−2 m",
      title: "Two ways to break the promise",
      blocks: [
        "The usual form sends the mail while the visitor waits. If the mail server is slow, so is the page. If it is down, the visitor gets an error for something they can’t mend, and the words they wrote are gone with the tab.",
        "So people turn it round: say Thank You first, send the mail afterwards, in the background. Now the page is quick and the visitor is happy. But the mail lives in the memory of one process. Deploy a new version in the wrong second and it is gone, this time without an error for anybody. You have made the loss silent, which is worse.",
        "Both do two things that can fail apart from each other. The way out is to do only one thing before you answer, and to choose one that either happens or doesn’t.",
      ],
    },
    {
      id: "two-rows",
      depth: "−5 m",
      title: "Two rows, one commit",
      blocks: [
        "Databases have been good at exactly that since the seventies. The enquiry becomes a row. The mail that has to go out becomes a row too, in a table called `outbox`. Both go into one transaction.",
        { code: 1 },
        "Our form answers Thank You after the commit and never before it. If the commit fails, the visitor sees Send Failed and still has their words. If it succeeds, the enquiry is on a disk, and so is the fact that we owe a mail. The mail server was not asked anything yet. It can be in another country, or on fire.",
        { code: 2 },
        "Two things hide in there. The Message-ID is made here, once, and not when the mail is sent; we come back to it. And the mail itself is not stored. Ours is written from the enquiry’s row each time it is tried, and its date is the hour the visitor pressed Send, however late it leaves.",
      ],
    },
    {
      id: "lease",
      depth: "−9 m",
      title: "A lease, not a lock",
      blocks: [
        "Something now has to carry the mail. It is a loop in the same server: find a mail that is due, send it, mark it. A commit wakes it at once, and every five seconds it looks by itself, in case another server queued something.",
        "With two servers, both would find the same mail. So a mail is claimed before it is sent. A flag that says “taken” would do, until the server that took it is switched off: the flag stays and the mail waits for ever. A claim therefore has an end.",
        { code: 3 },
        "Ten seconds is short, and some mail servers take longer to make up their minds. While it waits, our loop renews its claim every third of the lease. A living server never loses its mail, and that of a dead one is free ten seconds later. The times are the database’s own, because two servers never quite agree on what time it is.",
      ],
    },
    {
      id: "backoff",
      depth: "−14 m",
      title: "Refused, politely, for five days",
      blocks: [
        "A mail server that is down has enough to do without you. The first wait is one second, the next two, then four, and so on up to five minutes, where it stays. You can see it in the core at the top of this page: the beds get twice as thick each time. Chance takes up to half off each wait, so that servers which failed together don’t come back together.",
        { code: 4 },
        "It matters who is at fault. When the connection fails, no mail can go, so the whole queue waits and keeps its order. When the server answers but puts off one mail, only that mail steps aside, for thirty seconds at first and four hours at most. And when it says no for good, with a code like 550, asking again would be rude: the mail is set aside and the log says that a person should look.",
        "After five days without luck we give up as well, and say so in the log. The enquiry itself is still in its table. Giving up on a mail is not giving up on what it said.",
      ],
    },
    {
      id: "twice",
      depth: "−19 m",
      title: "Twice is better than never",
      blocks: [
        "There is one gap that no code closes. The mail server says 250, it has the mail, and before we can write that down the power goes. When we are back, the row still says unsent. We can’t know, so we send it again.",
        { pull: "A crash can make the mail arrive twice. It can’t make it not arrive." },
        "You can’t have exactly once between two machines, only the choice of which mistake to make. We choose the one you can see. Both copies carry the same Message-ID, since it was made with the row. Many mailboxes then show one mail; where they don’t, a person sees two that are plainly the same.",
        { code: 5 },
        "The last line is the whole argument: two deliveries, one mail.",
      ],
    },
    {
      id: "left-out",
      depth: "−23 m",
      title: "What the program leaves out",
      blocks: [
        "The five pieces, one after another, are one file without packages, and Node 22.13 or newer runs it. Before you put it to work: give each claim a token, and let only its holder mark the mail, or a server that slept through its lease will overwrite the next one’s work. Renew the lease. Give up some day. Keep the server’s reply out of your log, since it likes to quote the visitor’s address. And make pressing Send twice the same as pressing it once; ours treats the same words within ten minutes as one enquiry.",
        "Then try it the way the shop at eleven did. Stop your mail server, fill in your own form, and wait for Thank You. Kill the process, without asking it nicely. Start both again, make tea, and look at your inbox.",
        "If it is there, you have an outbox. If it isn’t, you have found out before somebody else did.",
      ],
    },
  ] satisfies { id: string; depth: string; title: string; blocks: ArticleBlock[] }[],
  whole: "The whole file",
  more: {
    depth: "−30 m",
    place: "further down",
    title: "Read on",
    cards: [
      {
        title: "Try the form it is about",
        description: "It has the outbox of this article behind it, and people behind that.",
        href: addresses.contact,
        picture: "azurite",
      },
      {
        title: "What we keep, and for how long",
        description: "An enquiry on a disk is also somebody’s data. The policy says when it goes.",
        href: addresses.privacy,
        picture: "slate",
      },
      {
        title: "More by Nell Okafor",
        description: "She writes about things that wait: queues, caches, kettles.",
        href: templateAddresses.author,
        picture: "ochre",
      },
    ],
  },
} as const;
