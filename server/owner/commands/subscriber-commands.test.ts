// R-COMMAND-5
import { beforeEach, describe, expect, it, test } from "vitest";
import { newsletter } from "../../../content/pages/newsletter.ts";
import { minuteMs as minute } from "../../durations.ts";
import { eitherDatabase } from "../../testing/databases.ts";
import { createNewsletterFixture } from "../../testing/fixtures/newsletter-fixture.ts";
import { writeEnquiry } from "../../testing/fixtures/write-enquiry.ts";
import { eachTest } from "../../testing/fresh-fixture.ts";
import { mailedToken } from "../../testing/newsletter-links.ts";
import { ownerCommand } from "../../testing/owner-command.ts";
import { csvLines } from "./subscriber-commands.ts";

const asked = Date.UTC(2026, 10, 20, 19, 55);
const { version, wording } = newsletter.consent;

describe.each(eitherDatabase)("npm run site -- subscribers, on %s", (kind) => {
  const fixture = eachTest(() => createNewsletterFixture(kind));
  beforeEach(async () => {
    fixture.leap(asked - fixture.now());
  });

  const run = (...argv: string[]) =>
    ownerCommand(["subscribers", ...argv], fixture.database.environment, fixture.now);
  const signUp = (address: string, honeypot = false) => {
    const idempotencyKey = `key-of-a-call-${address.replace(/\W/g, "-")}`.slice(0, 40);
    return fixture.signUp(address, { signup: { page: "about", honeypot }, idempotencyKey });
  };
  const press = async (purpose: "confirm" | "leave", address: string) =>
    fixture[purpose](await mailedToken(fixture.store, address, purpose));

  /** Adds one address in each state, a minute apart. */
  async function everybody() {
    await signUp("left@orchard.example");
    await press("confirm", "left@orchard.example");
    fixture.leap(minute);
    await press("leave", "left@orchard.example");
    await signUp("mia@orchard.example");
    await press("confirm", "mia@orchard.example");
    fixture.leap(minute);
    await signUp("Mia@orchard.example");
    fixture.leap(minute);
    await signUp("pending@orchard.example");
    fixture.leap(minute);
    await signUp("spam@orchard.example", true);
  }

  it("54. show prints the proof of consent", async () => {
    await signUp("mia@orchard.example");
    await fixture.store.db.updateTable("outbox").set({ state: "sent", sent_at: fixture.now() }).execute();
    fixture.leap(5 * minute);
    await press("confirm", "mia@orchard.example");
    fixture.leap(minute);
    await press("confirm", "mia@orchard.example");
    expect(await run("show", "MIA@Orchard.example")).toEqual({
      code: 0,
      err: "",
      out: [
        "State: on the list",
        "",
        "Address             mia@orchard.example",
        "Asked               Saturday 21 November 2026 at 6:55 am AEDT",
        "Page                /pages/company/about-us",
        `Agreed to           "${wording}" (version ${version})`,
        "Confirmation email  sent Saturday 21 November 2026 at 6:55 am AEDT",
        "Welcome email       waiting",
        "Confirmed           Saturday 21 November 2026 at 7:00 am AEDT",
        "Left                no",
      ].join("\n"),
    });
  });

  it("show prints every signup, the newest first", async () => {
    await everybody();
    const { out } = await run("show", "mia@orchard.example");
    expect(out).toMatch(/^State: on the list\n\nAddress +Mia@.*\nConfirmed +no\n.*\n\nAddress +mia@/s);
    expect(out.match(/^Confirmation email +waiting$/gm)).toHaveLength(2);
  });

  it("export contains each address once, with its state", async () => {
    await everybody();
    const { out } = await run("export");
    expect(out.split("\n")).toEqual([
      "address,state,asked,page,consentVersion,consentWording,confirmed,left",
      `spam@orchard.example,held,2026-11-20T19:59:00.000Z,about,${version},${wording},,`,
      `pending@orchard.example,pending,2026-11-20T19:58:00.000Z,about,${version},${wording},,`,
      `mia@orchard.example,on the list,2026-11-20T19:56:00.000Z,about,${version},${wording},2026-11-20T19:56:00.000Z,`,
      `left@orchard.example,left,2026-11-20T19:55:00.000Z,about,${version},${wording},2026-11-20T19:55:00.000Z,2026-11-20T19:56:00.000Z`,
    ]);
  });

  it("remove deletes everything about one address, and neither its enquiries nor anything about others", async () => {
    await everybody();
    await press("leave", "mia@orchard.example");
    await writeEnquiry({ ...fixture, messageIdDomain: "site.test" }, { email: "mia@orchard.example" });
    expect(await run("remove", "mia@ORCHARD.example")).toEqual({
      code: 0,
      err: "",
      out: "mia@ORCHARD.example: removed, with its 2 signups.",
    });
    expect((await run("export")).out).not.toContain("mia@");
    expect((await run("export")).out).toContain("pending@orchard.example");
    expect(await fixture.store.db.selectFrom("enquiries").select("email").execute()).toHaveLength(1);
  });

  it.each(["show", "remove"])("%s reports an address that never signed up", async (command) => {
    for (const address of ["nobody@orchard.example", "no address"]) {
      expect(await run(command, address)).toEqual({
        code: 1,
        out: "",
        err: `${JSON.stringify(address)} never signed up for the newsletter. "subscribers export" lists everyone who did.`,
      });
    }
  });
});

test.each([
  ["plain", "plain"],
  ["a,b", '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ["two\nlines", '"two\nlines"'],
  ["", ""],
  // As text, not as a formula.
  ...["=HYPERLINK(1)", "+61", "-1", "@SUM(A1)", "\t=1", "\r=1"].map((formula) => [formula, `"'${formula}"`]),
])("48. CSV: writes %j as %s", (text, written) => {
  expect(csvLines([[text ?? "", "x"]])).toEqual([`${written},x`]);
});
