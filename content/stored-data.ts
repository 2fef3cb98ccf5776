/** What the server keeps about people, in the words of the privacy policy. */
export const storedData: {
  what: string;
  /** The columns that hold it, as `table.column`. Readers don't see them. */
  where: string[];
  why: string;
  kept: string;
}[] = [
  {
    what: "Enquiry: your name, email address and message, and when they arrived",
    where: ["enquiries.name", "enquiries.email", "enquiries.message", "enquiries.received_at"],
    why: "To answer you, and to know later what was asked and answered",
    kept: "24 months after it arrived",
  },
  {
    what: "Newsletter: your email address, and the proof of your consent (when you asked and when you confirmed, the wording you agreed to, the page it stood on)",
    where: [],
    why: "To send the newsletter to people who asked for it, and to be able to show that they did",
    kept: "Until you unsubscribe, and the proof for 24 months after that",
  },
  {
    what: "Request log: method, page, date and time, status and duration of each request, without the address it came from",
    where: [],
    why: "To see that the site works, and what broke when it doesn’t",
    kept: "14 days",
  },
];
