// The yardstick: nodemailer's own pool of four connections, which composes each mail, and no database.
// Arguments: the port of the mail server, how many mails.
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
// As the site's issues are: typographic signs, and a style on every paragraph. About 46 KB over the wire.
const words = "What we built, what broke, and what we learned – “it’s the backup that no one has restored”. ";
const style =
  'style="font-family:Roboto, &quot;Segoe UI&quot;, Helvetica, Arial, sans-serif;font-size:16px;line-height:24px;margin:0 0 16px"';
const text = `${words.repeat(3)}\n\n`.repeat(49);
const html = `<p ${style}>${words.repeat(3)}</p>`.repeat(49);
const send = (index) =>
  transport.sendMail({
    from: "bench@site.test",
    to: `subscriber-${index}@mail-${index % 9}.test`,
    subject: "Bench",
    text: `${text}\nhttps://site.test/leave/${index}`,
    html: `${html}<a href="https://site.test/leave/${index}">Unsubscribe</a>`,
    headers: { "List-Unsubscribe": `<https://site.test/leave/${index}>` },
  });
let next = 0;
const one = async () => {
  while (next < count) await send(next++);
};
await Promise.all(Array.from({ length: 8 }, one));
transport.close();
