// R-NEWS-10
import fc from "fast-check";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { erasePerson } from "../privacy/erase.ts";
import { createNewsletterFixture } from "../testing/fixtures/newsletter-fixture.ts";
import { allTests } from "../testing/fresh-fixture.ts";
import { linkIn } from "../testing/newsletter-links.ts";

const fixture = allTests(() => createNewsletterFixture("sqlite"));

const people = ["mia@orchard.example", "max@orchard.example", "joe+letter@till.example"];
const person = fc.integer({ min: 0, max: people.length - 1 });
const which = fc.nat(20);
const events = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("sign up" as const), person, honeypot: fc.boolean() }),
    fc.record({ kind: fc.constant("deliver" as const) }),
    fc.record({ kind: fc.constant("confirm" as const), which }),
    fc.record({ kind: fc.constant("leave" as const), which }),
    fc.record({ kind: fc.constant("days pass" as const), days: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ kind: fc.constant("mail server" as const), up: fc.boolean() }),
    fc.record({ kind: fc.constant("erase" as const), person }),
  ),
  { maxLength: 30 },
);

/** A fixed example, in case no random one puts anybody on the list. */
const someoneJoins: typeof events extends fc.Arbitrary<infer Story> ? Story : never = [
  { kind: "sign up", person: 0, honeypot: false },
  { kind: "deliver" },
  { kind: "confirm", which: 0 },
];
const someoneIsErased: typeof someoneJoins = [
  ...someoneJoins,
  { kind: "sign up", person: 1, honeypot: false },
  { kind: "erase", person: 0 },
  { kind: "erase", person: 1 },
  { kind: "deliver" },
  { kind: "confirm", which: 0 },
  { kind: "leave", which: 1 },
];
const linksAreSwapped: typeof someoneJoins = [
  ...someoneJoins,
  { kind: "deliver" },
  { kind: "leave", which: 0 },
  { kind: "confirm", which: 1 },
];

/** Returns the recipient and the link's token for each received email. */
async function receivedLinks() {
  return Promise.all(
    fixture.smtp.received.map(async ({ to, raw }) => {
      const link = linkIn(await PostalMime.parse(raw));
      const token = link.searchParams.get("token") ?? "";
      return { owner: to[0] ?? "", token, confirms: link.pathname.endsWith("/confirm") };
    }),
  );
}

function erase(address: string) {
  const { store, database } = fixture;
  const clock = { ...fixture.clock, now: fixture.now };
  return erasePerson(address, { store, dataDir: database.settings.dataDir, secret: "s".repeat(32), clock });
}

test("26. 39. in any order of events, the list is exactly those who confirmed by email and did not leave", async () => {
  let everListed = 0;
  await fc.assert(
    fc.asyncProperty(events, async (story) => {
      await fixture.clear();
      fixture.smtp.follow({});
      const pressed = new Set<string>();
      const mayBeMailed = new Set<string>();
      /** How many emails had arrived when an address was last erased. The links in those emails are invalid. */
      const erasedAfter = new Map<string, number>();
      for (const event of story) {
        if (event.kind === "sign up") {
          const address = people[event.person] ?? "";
          await fixture.signUp(address, { signup: { honeypot: event.honeypot } });
          mayBeMailed.add(address);
        } else if (event.kind === "erase") {
          const address = people[event.person] ?? "";
          expect(await erase(address)).toMatchObject({ beingSent: 0 });
          for (const those of [pressed, mayBeMailed]) those.delete(address);
          erasedAfter.set(address, fixture.smtp.received.length);
        } else if (event.kind === "deliver") {
          const before = fixture.smtp.received.length;
          await fixture.deliver();
          for (const { to } of fixture.smtp.received.slice(before)) expect(mayBeMailed).toContain(to[0]);
        } else if (event.kind === "days pass") {
          fixture.leap(event.days * 24 * 60 * 60_000);
        } else if (event.kind === "mail server") {
          fixture.smtp.follow(event.up ? {} : { rcpt: () => 451 });
        } else if (event.kind === "confirm" || event.kind === "leave") {
          const emails = await receivedLinks();
          const index = event.which % Math.max(1, emails.length);
          const email = emails[index];
          if (email === undefined) continue;
          const { known } = Object.assign({ known: false }, await fixture[event.kind](email.token));
          if (index < (erasedAfter.get(email.owner) ?? 0)) expect(known).toBe(false);
          // A token is valid for its own purpose only.
          if (email.confirms !== (event.kind === "confirm")) expect(known).toBe(false);
          if (event.kind === "confirm" && known) pressed.add(email.owner);
          if (event.kind === "leave" && !email.confirms) pressed.delete(email.owner);
        }
        expect(new Set(await fixture.listed())).toEqual(pressed);
      }
      everListed += pressed.size;
    }),
    { numRuns: 60, examples: [[someoneJoins], [someoneIsErased], [linksAreSwapped]] },
  );
  expect(everListed).toBeGreaterThan(0);
}, 120_000);
