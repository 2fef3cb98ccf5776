// R-NEWS-1, R-NEWS-2, R-NEWS-17
import { expect, test } from "vitest";
import { newsletter } from "../../content/pages/newsletter.ts";
import { addresses } from "../../contract/addresses.ts";
import { fieldLabelled, mainOf, textOf, textsOf } from "../html/built-page.ts";

test("the newsletter's form and dialog have the required wording", () => {
  const main = mainOf(addresses.about);
  expect(fieldLabelled(main, "Enter your email").getAttribute("type")).toBe("email");
  expect(textsOf(main, "form button")).toContain("Subscribe");
  expect(textOf(mainOf(addresses.newsletter))).toContain("every Thursday");
  expect(newsletter.success).toEqual({
    title: "Success",
    heading: "Thank you for subscribing.",
    message: "Please check your email to confirm your subscription.",
  });
});
