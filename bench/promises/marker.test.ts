import { expect, test } from "vitest";
import { compose } from "../../server/mail/transport/compose.ts";
import { sample } from "../yardsticks/enquiry-rows.ts";
import { enquiryIn, markerOf } from "./marker.ts";

test("an enquiry's marker is found in its mail, however long its lines", async () => {
  const raw = await compose({
    from: { name: "Site", address: "site@example.org" },
    to: { name: "Owner", address: "owner@example.org" },
    subject: "Enquiry",
    messageId: "<1@example.org>",
    envelope: { from: "site@example.org", to: "owner@example.org" },
    date: new Date(0),
    html: "<p>The same</p>",
    text: `Project – Details\n${markerOf(119_999)}. ${sample.text}`,
  });
  expect(enquiryIn(raw.toString())).toBe(119_999);
});

test("a text without one tells of none", () => {
  expect(enquiryIn("soak-12 and soak--enquiry")).toBeNull();
});
