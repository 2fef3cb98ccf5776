// Listmonk's model: the next 1,000 of the list are fetched, and the cursor moves with that, in one commit; then they are
// sent to. Whoever is killed in between has lost them. The issue is composed once, as ours is.
// Arguments: the port of the mail server, how many mails, a folder for the database.
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import nodemailer from "nodemailer";

const [port = "", count = "", folder = ""] = process.argv.slice(2);
const transport = nodemailer.createTransport({
  pool: true,
  maxConnections: 4,
  maxMessages: Number.POSITIVE_INFINITY,
  host: "127.0.0.1",
  port: Number(port),
  ignoreTLS: true,
});
const database = new DatabaseSync(join(folder, "list.db"));
database.exec("pragma journal_mode = wal; pragma synchronous = full");
database.exec(
  "create table subscribers (id integer primary key, email text); create table campaigns (cursor)",
);
database.exec("insert into campaigns values (-1); begin");
const subscribe = database.prepare("insert into subscribers values (?, ?)");
for (let index = 0; index < Number(count); index += 1) {
  subscribe.run(index, `subscriber-${index}@mail-${index % 9}.test`);
}
database.exec("commit");

const body = `${"What we built, what broke, and what we learned.".padEnd(74)}\r\n`.repeat(600);
const send = ({ id, email }) =>
  transport.sendMail({
    envelope: { from: "bench@site.test", to: email },
    raw: `From: bench@site.test\r\nTo: ${email}\r\nList-Unsubscribe: <https://site.test/leave/${id}>\r\n\r\n${body}`,
  });
const fetchNext = database.prepare(
  "select id, email from subscribers where id > (select cursor from campaigns) order by id limit 1000",
);
const move = database.prepare("update campaigns set cursor = ?");
for (;;) {
  const batch = fetchNext.all();
  if (batch.length === 0) break;
  move.run(batch.at(-1).id);
  let next = 0;
  const one = async () => {
    while (next < batch.length) await send(batch[next++]);
  };
  await Promise.all(Array.from({ length: 8 }, one));
}
transport.close();
