import fc from "fast-check";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linkIn } from "../testing/newsletter-links.ts";
import { type NewsletterScene, setNewsletterScene } from "../testing/newsletter-scene.ts";

let scene: NewsletterScene;
beforeAll(async () => {
  scene = await setNewsletterScene("sqlite");
});
afterAll(() => scene.strike());

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
  ),
  { maxLength: 30 },
);

/** Told each time: by chance alone nobody might be on a list at the end of any story. */
const someoneJoins: typeof events extends fc.Arbitrary<infer Story> ? Story : never = [
  { kind: "sign up", person: 0, honeypot: false },
  { kind: "deliver" },
  { kind: "confirm", which: 0 },
];

/** Every mail that came, as the person it came to holds it. */
async function lettersHeld() {
  return Promise.all(
    scene.smtp.received.map(async ({ to, raw }) => {
      const link = linkIn(await PostalMime.parse(raw));
      const token = link.searchParams.get("token") ?? "";
      return { owner: to[0] ?? "", token, confirms: link.pathname.endsWith("/confirm") };
    }),
  );
}

test("26. whatever happens in whatever order: on the list is who pressed a link mailed to them, and has not left since", async () => {
  let everListed = 0;
  await fc.assert(
    fc.asyncProperty(events, async (story) => {
      await scene.clear();
      scene.smtp.follow({});
      const pressed = new Set<string>();
      for (const event of story) {
        if (event.kind === "sign up") {
          await scene.signUp(people[event.person] ?? "", { signup: { honeypot: event.honeypot } });
        } else if (event.kind === "deliver") {
          await scene.deliver();
        } else if (event.kind === "days pass") {
          scene.leap(event.days * 24 * 60 * 60_000);
        } else if (event.kind === "mail server") {
          scene.smtp.follow(event.up ? {} : { rcpt: () => 451 });
        } else if (event.kind === "confirm" || event.kind === "leave") {
          const letters = await lettersHeld();
          const letter = letters[event.which % Math.max(1, letters.length)];
          if (letter === undefined) continue;
          // A token works for its own purpose only, whichever button it is tried on.
          const { known } = Object.assign({ known: false }, await scene[event.kind](letter.token));
          if (event.kind === "confirm" && letter.confirms && known) pressed.add(letter.owner);
          if (event.kind === "leave" && !letter.confirms) pressed.delete(letter.owner);
        }
        expect(new Set(await scene.listed())).toEqual(pressed);
      }
      everListed += pressed.size;
    }),
    { numRuns: 60, examples: [[someoneJoins]] },
  );
  expect(everListed).toBeGreaterThan(0);
}, 120_000);
