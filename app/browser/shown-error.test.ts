// R-CONTACT-10, R-SUPPORT-2, R-NEWS-3, R-ERROR-3 to R-ERROR-5
import { expect, test } from "vitest";
import { errors } from "../../content/errors.ts";
import { type CallFailure, readFailure } from "./call-failure.ts";
import { shownError } from "./shown-error.ts";

const full = { type: "unavailable", message: "We are full.", details: "Come back in an hour." };
const fullInOneText = { code: "unavailable", reason: "We are full. Come back in an hour." };
const answered = (error: unknown): CallFailure => readFailure({ error });

// Errors rendered into a page have the shape of `full`; API responses have the shape of `fullInOneText`.
test.each([
  ["sendContactEmail", full, { heading: "We are full.", message: "Come back in an hour." }],
  ["addSubscriber", full, { heading: "We are full.", message: "Come back in an hour." }],
  ["sendEmail", full, { heading: "We are full. Come back in an hour.", action: errors.sendEmail.action }],
  [
    "sendEmail",
    fullInOneText,
    { heading: "We are full. Come back in an hour.", action: errors.sendEmail.action },
  ],
] as const)("%s, %j: a dialog with the texts that the error catalogue specifies", (call, error, texts) => {
  const { title } = errors[call];
  expect(shownError(call, answered(error))).toEqual({ as: "dialog", title, ...texts });
});

test.each(["sendContactEmail", "sendEmail", "addSubscriber"] as const)(
  "%s, todos.updateText.unauthorized: an alert",
  (call) => {
    const code = "todos.updateText.unauthorized";
    const shown = shownError(call, answered({ code, reason: "No." }));
    expect(shown).toEqual({ as: "alert", text: errors.alerts[code] });
  },
);

test.each(["constructor", "__proto__", ""])("an unknown code: a dialog, not an alert: %j", (code) => {
  expect(shownError("sendEmail", answered({ code, reason: "No." }))).toMatchObject({ as: "dialog" });
});

test.each([null, "", [], {}, { type: 1, message: "x" }, { type: "invalid" }])(
  "an unreadable error response gets the catalogue's own message: %j",
  (error) => {
    expect(shownError("sendContactEmail", answered(error))).toMatchObject({
      title: errors.sendContactEmail.title,
      heading: errors.unreadable.message,
    });
  },
);
