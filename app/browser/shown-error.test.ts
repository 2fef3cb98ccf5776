import { describe, expect, test } from "vitest";
import { type CallFailure, readFailure } from "./call-failure.ts";
import { shownError } from "./shown-error.ts";

const full = { type: "unavailable", message: "We are full.", details: "Come back in an hour." };
const fullInOneText = { code: "unavailable", reason: "We are full. Come back in an hour." };
const answered = (error: unknown): CallFailure => readFailure({ error });

describe("a failure is shown as the catalogue says", () => {
  test("sendContactEmail: Send Failed, the error's message, its details", () => {
    expect(shownError("sendContactEmail", answered(full))).toEqual({
      as: "dialog",
      title: "Send Failed",
      heading: "We are full.",
      message: "Come back in an hour.",
    });
  });

  test("addSubscriber: Subscription Failed, the error's message, its details", () => {
    expect(shownError("addSubscriber", answered(full))).toEqual({
      as: "dialog",
      title: "Subscription Failed",
      heading: "We are full.",
      message: "Come back in an hour.",
    });
  });

  // A page answered without JavaScript has the error in the first shape, the call answers in the second.
  test.each([full, fullInOneText])("sendEmail: Failed to send email, the server's reason: %j", (error) => {
    expect(shownError("sendEmail", answered(error))).toEqual({
      as: "dialog",
      title: "Failed to send email",
      heading: "We are full. Come back in an hour.",
      action: "Please try again later",
    });
  });

  test.each([
    ["type", { type: "todos.updateText.unauthorized", message: "No.", details: "" }],
    ["code", { code: "todos.updateText.unauthorized", reason: "No." }],
  ])("todos.updateText.unauthorized as %s: an alert, on whatever call", (_, error) => {
    for (const call of ["sendContactEmail", "sendEmail", "addSubscriber"] as const) {
      expect(shownError(call, answered(error))).toEqual({
        as: "alert",
        text: "You aren't allowed to edit this todo item",
      });
    }
  });

  test.each(["constructor", "__proto__", ""])("a code that only looks known is no alert: %j", (code) => {
    expect(shownError("sendEmail", answered({ code, reason: "No." }))).toMatchObject({ as: "dialog" });
  });
});

test.each([null, "", [], {}, { type: 1, message: "x" }, { type: "invalid" }])(
  "an answer that says nothing readable has words of its own: %j",
  (error) => {
    expect(shownError("sendContactEmail", answered(error))).toMatchObject({
      title: "Send Failed",
      heading: "Our server gave an answer we don't understand.",
    });
  },
);
