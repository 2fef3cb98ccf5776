// R-SPAM-5
import { expect, test } from "vitest";
import { allQuarantined } from "../../quarantine/quarantined-rows.ts";
import { openStore } from "../../store/store.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { createNewsletterFixture } from "../../testing/fixtures/newsletter-fixture.ts";
import { tokenIn } from "../../testing/newsletter-links.ts";
import { releaseFromQuarantine } from "./settle-quarantined.ts";

// `owner-action-posts.test.ts` tests the same for enquiries.
test.each(eitherDatabase)(
  "7. three concurrent releases of a signup send its confirmation email once, with a valid link, on %s",
  async (kind) => {
    const fixture = await createNewsletterFixture(kind);
    const mia = "mia@orchard.example";
    await fixture.signUp(mia, { signup: { honeypot: true } });
    fixture.leap(20 * 24 * 60 * 60_000);
    await fixture.deliver();
    expect(await fixture.mailsTo(mia)).toEqual([]);
    const [signup] = await allQuarantined(fixture.store.db);
    const release = {
      kind: "signup",
      id: signup?.row.id ?? "",
      now: fixture.now(),
      messageIdDomain: "site.test",
    } as const;
    // Over three connections, as a server and the owner's commands might.
    const stores = await Promise.all([1, 2, 3].map(() => openStore(fixture.database.settings)));
    const answers = await Promise.all(stores.map((each) => releaseFromQuarantine(each, release)));
    await Promise.all(stores.map((each) => each.close()));
    expect(answers.filter(Boolean)).toHaveLength(1);
    await fixture.deliver();
    const [mail, ...more] = await fixture.mailsTo(mia);
    expect(more).toEqual([]);
    if (mail === undefined) throw new Error("no mail");
    expect(await fixture.confirm(tokenIn(mail))).toEqual({ ok: true, known: true });
    expect(await fixture.listed()).toEqual([mia]);
    await fixture.tearDown();
  },
);
