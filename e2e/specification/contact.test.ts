// R-CONTACT-1 to R-CONTACT-6, R-CONTACT-9, R-CONTACT-10, R-CONTACT-15, R-SUPPORT-1, R-SUPPORT-2, R-NEWS-3,
// R-ERROR-3, R-ERROR-4
import { expect, test } from "vitest";
import { errors } from "../../content/errors.ts";
import { contact } from "../../content/pages/contact.ts";
import { addresses } from "../../contract/addresses.ts";
import { byName, fieldLabelled, mainOf, textOf, textsOf } from "../html/built-page.ts";

test.each([addresses.contact, addresses.support])("the form on %s has the required wording", (address) => {
  const main = mainOf(address);
  expect(fieldLabelled(main, "Full Name").getAttribute("placeholder")).toBe("FirstName LastName");
  expect(fieldLabelled(main, "Email").getAttribute("placeholder")).toMatch(/^\S+@\S+\.example$/);
  expect(textsOf(main, "form button")).toContain("Send Message");
});

test("the form's dialog has the required wording", () => {
  expect(contact.success).toMatchObject({
    title: "Thank You",
    heading: "Thanks for contacting us.",
    message: expect.stringContaining("within 24 hours"),
  });
});

test("the contact page and its confirmation have the required wording", () => {
  const main = mainOf(addresses.contact);
  expect(fieldLabelled(main, "Project Details (optional)").getAttribute("placeholder")).toBe(
    "Please tell us about what you need done?",
  );
  expect(textsOf(main, "h1")).toEqual(["Contact us"]);
  expect(textsOf(main, "p")).toContain(
    "To find out how we can help you with your current project, please get in touch.",
  );
  expect(textOf(main)).toContain("Sydney, Australia");
  const answer = mainOf(`${addresses.contact}/sent`);
  expect(textOf(byName(answer, "h1"))).toBe("Thank you for you enquiry");
  expect(textsOf(answer, "h2")).toContain("We will aim to respond within 24 hours");
});

test("the error messages have the required wording", () => {
  expect(errors).toMatchObject({
    sendContactEmail: { title: "Send Failed" },
    sendEmail: { title: "Failed to send email", action: "Please try again later" },
    addSubscriber: { title: "Subscription Failed" },
    alerts: { "todos.updateText.unauthorized": "You aren't allowed to edit this todo item" },
  });
});
