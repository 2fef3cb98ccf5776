import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { startSite } from "./main.ts";
import { enqueue } from "./outbox/enqueue.ts";
import { openStore } from "./store/store.ts";
import { formPages } from "./testing/form-pages.ts";
import { createTestDatabase } from "./testing/test-database.ts";

test("20. a start after days without a server holds old mails before anything is sent", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "site-root-"));
  for (const page of ["", "404", "500"]) {
    await mkdir(path.join(root, "build", "client", page), { recursive: true });
    await writeFile(path.join(root, "build", "client", page, "index.html"), `<!DOCTYPE html>${page}`);
  }
  const { settings, remove } = await createTestDatabase("sqlite");
  const store = await openStore(settings);
  const long = Date.now() - 7 * 24 * 60 * 60 * 1000;
  await store.db.insertInto("last_run").values({ at: long }).execute();
  await store.transaction((tx) =>
    enqueue(tx, { kind: "enquiry", subjectId: "s", now: long, messageIdDomain: "site.test" }),
  );
  const log: string[] = [];
  const site = await startSite(formPages(), {
    root,
    environment: { PORT: "0", DATA_DIR: settings.dataDir },
    print: () => {},
    logTo: { write: (line) => log.push(line) },
  });
  expect(await store.db.selectFrom("outbox").select("state").execute()).toEqual([{ state: "dead" }]);
  expect(log.join("")).toContain('"held":1');
  await site.stop();
  expect(await readdir(settings.dataDir)).not.toContain("mail");
  await store.close();
  await remove();
  await rm(root, { recursive: true });
});
