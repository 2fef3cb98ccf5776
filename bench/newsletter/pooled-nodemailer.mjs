// The yardstick: nodemailer's own pool of four connections, which composes each mail, and no database.
// Arguments: the port of the mail server, how many mails.
import { randomBytes } from "node:crypto";
import nodemailer from "nodemailer";

const [port, count] = process.argv.slice(2).map(Number);
const transport = nodemailer.createTransport({
  pool: true,
  maxConnections: 4,
  maxMessages: Number.POSITIVE_INFINITY,
  host: "127.0.0.1",
  port,
  ignoreTLS: true,
});
const text = Array.from({ length: 300 }, () => randomBytes(37).toString("hex")).join("\n");
const send = (index) =>
  transport.sendMail({
    from: "bench@site.test",
    to: `subscriber-${index}@mail-${index % 9}.test`,
    subject: "Bench",
    text: `${text}\nhttps://site.test/leave/${index}`,
    html: `<p>${text}</p><a href="https://site.test/leave/${index}">Unsubscribe</a>`,
    headers: { "List-Unsubscribe": `<https://site.test/leave/${index}>` },
  });
let next = 0;
const one = async () => {
  while (next < count) await send(next++);
};
await Promise.all(Array.from({ length: 8 }, one));
transport.close();
