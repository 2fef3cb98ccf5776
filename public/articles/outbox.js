// 1. Two tables
import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";

const db = new DatabaseSync(":memory:");
db.exec(`
  create table enquiries (id text primary key, message text);
  create table outbox (
    message_id text primary key, enquiry text, attempts integer default 0,
    due_at integer, lease_until integer default 0, sent_at integer
  );
`);
// 2. Keep it, then answer
const keepEnquiry = db.prepare("insert into enquiries values (?, ?)");
const oweMail = db.prepare(
  `insert into outbox (message_id, enquiry, due_at)
   values (?, ?, ?)`,
);

function receive(message, now) {
  const id = randomUUID();
  db.exec("begin immediate");
  try {
    keepEnquiry.run(id, message);
    oweMail.run(`<${id}@stackhouse.example>`, id, now);
    db.exec("commit");
  } catch (error) {
    db.exec("rollback");
    throw error;
  }
  return "Thank You";
}
// 3. Claim one, for ten seconds
const nextMail = db.prepare(
  `update outbox set lease_until = :now + 10000
   where message_id = (
     select message_id from outbox
     where sent_at is null and due_at <= :now and lease_until < :now
     order by due_at limit 1
   )
   returning *`,
);

function claim(now) {
  return nextMail.get({ now });
}
// 4. Send it, or wait longer
const wait = db.prepare(
  `update outbox set attempts = ?, due_at = ?, lease_until = 0
   where message_id = ?`,
);
const mark = db.prepare("update outbox set sent_at = ? where message_id = ?");

function backoff(failures) {
  const whole = Math.min(300_000, 1_000 * 2 ** (failures - 1));
  return Math.round(whole * (1 - Math.random() / 2));
}

function deliver(now, send) {
  const mail = claim(now);
  if (!mail) return "nothing due";
  const failures = mail.attempts + 1;
  try {
    send(mail);
  } catch {
    wait.run(failures, now + backoff(failures), mail.message_id);
    return "waiting";
  }
  mark.run(now, mail.message_id);
  return "sent";
}
// 5. Pull the plug
const inbox = [];
const accept = (mail) => inbox.push(mail.message_id);
const refuse = () => {
  throw new Error("connection refused");
};

let now = Date.now();
console.log(receive("Our till prints in Danish", now)); // Thank You
console.log(deliver(now, refuse)); // waiting

now += 2_000;
accept(claim(now)); // The server took it. Then we crashed.
console.log(deliver(now, accept)); // nothing due

now += 11_000;
console.log(deliver(now, accept)); // sent
console.log(inbox.length, new Set(inbox).size); // 2 1
