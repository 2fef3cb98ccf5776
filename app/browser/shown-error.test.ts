// R-CONTACT-10, R-SUPPORT-2, R-NEWS-3, R-ERROR-3 to R-ERROR-5
import { describe, expect, test } from "vitest";
import { errors } from "../../content/errors.ts";
import { type CallFailure, readFailure } from "./call-failure.ts";
import { shownError } from "./shown-error.ts";

const full = { type: "unavailable", message: "We are full.", details: "Come back in an hour." };
const fullInOneText = { code: "unavailable", reason: "We are full. Come back in an hour." };
const answered = (error: unknown): CallFailure => readFailure({ error });

describe("an error is shown as the error catalogue specifies", () => {
  test.each(["sendContactEmail", "addSubscriber"] as const)(
    "%s: a dialog with all three of its texts",
    (call) => {
      expect(shownError(call, answered(full))).toEqual({
        as: "dialog",
        title: errors[call].title,
        heading: "We are full.",
        message: "Come back in an hour.",
      });
    },
  );

  // Errors rendered into a page have the shape of `full`; API responses have the shape of `fullInOneText`.
  test.each([full, fullInOneText])("sendEmail: a dialog with the server's reason: %j", (error) => {
    expect(shownError("sendEmail", answered(error))).toEqual({
      as: "dialog",
      title: errors.sendEmail.title,
      heading: "We are full. Come back in an hour.",
      action: errors.sendEmail.action,
    });
  });

  test.each(["sendContactEmail", "sendEmail", "addSubscriber"] as const)(
    "todos.updateText.unauthorized: an alert, for %s too",
    (call) => {
      const code = "todos.updateText.unauthorized";
      expect(shownError(call, answered({ code, reason: "No." }))).toEqual({
        as: "alert",
        text: errors.alerts[code],
      });
    },
  );

  test.each(["constructor", "__proto__", ""])("an unknown code: a dialog, not an alert: %j", (code) => {
    expect(shownError("sendEmail", answered({ code, reason: "No." }))).toMatchObject({ as: "dialog" });
  });
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
