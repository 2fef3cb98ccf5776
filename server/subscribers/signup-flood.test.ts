import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eitherDatabase } from "../testing/databases.ts";
import { createNewsletterFixture, type NewsletterFixture } from "../testing/fixtures/newsletter-fixture.ts";
import { signupFlood, signupFloodTroubles, signupsInAll } from "./signup-flood.ts";

describe.each(eitherDatabase)("B7. a flood of signups, on %s", (kind) => {
  let fixture: NewsletterFixture;
  beforeAll(async () => {
    fixture = await createNewsletterFixture(kind);
  });
  beforeEach(() => fixture.clear());
  afterAll(() => fixture.tearDown());

  const signUp = async (count: number, from = 0) => {
    for (let each = from; each < from + count; each += 1) await fixture.signUp(`p${each}@${each}.example`);
  };
  const found = () => signupFloodTroubles(fixture.store.db, fixture.now());

  test("is as many to confirm within an hour as a good week brings; repeated ones count once", async () => {
    await signUp(signupFlood.most - 1);
    await fixture.signUp("p0@0.example");
    expect(await found()).toEqual([]);
    await signUp(1, signupFlood.most);
    expect(await found()).toEqual([expect.stringContaining(`${signupFlood.most} newsletter signups`)]);
    fixture.leap(signupFlood.periodMs);
    expect(await found()).toEqual([]);
  });

  test("is none where people confirm", async () => {
    await signUp(signupFlood.most);
    const [one] = await fixture.store.db.selectFrom("subscriptions").select("id").limit(1).execute();
    await fixture.store.db
      .updateTable("subscriptions")
      .set({ confirmed_at: fixture.now() })
      .where("id", "=", one?.id ?? "")
      .execute();
    expect(await found()).toEqual([]);
  });

  test("that stops all signups is told as such", async () => {
    await signUp(signupsInAll.most);
    expect(await found()).toEqual([expect.stringContaining("none is taken")]);
  });
});
