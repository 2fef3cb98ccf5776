// R-MAIL-3
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { plainMail } from "../../testing/fixtures/outbox-fixture.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";
import { createTestFolder } from "../../testing/test-folder.ts";
import { createMailFolder } from "./mail-folder.ts";

const folder = eachTest(createTestFolder);

const mail = plainMail({ subject_id: "Enquiry", message_id: "<0abc1@site.test>", created_at: 0 });

test("an email becomes one file named after its Message-ID, and leaves no other file", async () => {
  const transport = createMailFolder(path.join(folder.path, "mail"));
  await transport.send(mail);
  await transport.send(mail);
  expect(await readdir(path.join(folder.path, "mail"))).toEqual(["0abc1.eml"]);
  const read = await PostalMime.parse(await readFile(path.join(folder.path, "mail", "0abc1.eml")));
  expect(read).toMatchObject({ subject: "Enquiry", messageId: "<0abc1@site.test>" });
});

test("no Message-ID can write outside the folder", async () => {
  const transport = createMailFolder(folder.path);
  await transport.send({ ...mail, messageId: "<../../x/y@site.test>" });
  expect(await readdir(folder.path)).toEqual([".._.._x_y.eml"]);
});

test("while the folder cannot be written to, every email waits", async () => {
  await writeFile(path.join(folder.path, "file"), "");
  const transport = createMailFolder(path.join(folder.path, "file"));
  await expect(transport.send(mail)).rejects.toMatchObject({ scope: "connection", permanent: false });
});

test("an email that another server has leased since is not stored, not even in part", async () => {
  await expect(createMailFolder(folder.path).send(mail, () => false)).rejects.toMatchObject({
    scope: "connection",
  });
  expect(await readdir(folder.path)).toEqual([]);
});
