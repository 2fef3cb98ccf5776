// R-RUN-1
import { expect, test } from "vitest";
import { misspeltSettings } from "./greeting.ts";

test.each([
  ["SMPT_URL", "SMTP_URL"],
  ["SMTPURL", "SMTP_URL"],
  ["SITE_URLS", "SITE_URL"],
  ["CONTACT_TA", "CONTACT_TO"],
  ["site_url", "SITE_URL"],
])("%s is reported as a misspelling of %s", (name, meant) => {
  expect(misspeltSettings({ [name]: "x" })).toEqual([
    `${name} is not a setting and is ignored; did you mean ${meant}?`,
  ]);
});

test.each(["SMTP_URL", "HOME", "HOSTNAME", "PATH", "SUPPORT", "HOST_NAME", "EDITOR", "TMPDIR"])(
  "%s is not reported as a misspelling",
  (name) => {
    expect(misspeltSettings({ [name]: "x" })).toEqual([]);
  },
);
