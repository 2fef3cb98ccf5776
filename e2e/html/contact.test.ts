// R-CONTACT-1 to R-CONTACT-6, R-CONTACT-9, R-CONTACT-10, R-CONTACT-15, R-CONTACT-16, R-SUPPORT-1, R-SUPPORT-2,
// R-SUPPORT-4, R-NEWS-3, R-ERROR-3, R-ERROR-4
import { expect, test } from "vitest";
import { errors } from "../../content/errors.ts";
import { contact } from "../../content/pages/contact.ts";
import { support } from "../../content/pages/support.ts";
import { addresses } from "../../contract/addresses.ts";
import { place, supportHours } from "../../contract/company-facts.ts";
import { site } from "../../site.config.ts";
import { isExample } from "../is-example.ts";
import {
  builtPage,
  byName,
  fieldLabelled,
  mainOf,
  nameOf,
  regionNamed,
  textOf,
  textsOf,
} from "./built-page.ts";

const { fullname, emailAddress, msg } = contact.fields;
const phone = { href: `tel:${site.phone.dialled}`, shown: site.phone.shown };

test("the contact page has its title, and other ways to reach us", () => {
  const main = mainOf(addresses.contact);
  expect(textsOf(main, "h1")).toEqual([contact.title]);
  expect(textOf(main)).toContain(contact.intro);
  const direct = regionNamed(main, contact.direct);
  expect(byName(direct, `a[href="${phone.href}"]`).textContent).toBe(phone.shown);
  expect(byName(direct, `a[href="mailto:${site.email}"]`).textContent).toBe(site.email);
  expect(textOf(direct)).toContain(place);
});

test("the support page has its title and the opening hours", () => {
  const main = mainOf(addresses.support);
  expect(textsOf(main, "h1")).toEqual([support.title]);
  expect(textOf(main)).toContain(supportHours.replaceAll("\u00a0", " "));
  expect(byName(main, `a[href="${phone.href}"]`).textContent).toBe(phone.shown);
});

test.each([
  { address: addresses.contact, message: msg },
  { address: addresses.support, message: support.message },
])(
  "the form on $address requires a name and an email, and makes the message optional",
  ({ address, message }) => {
    const name = fieldLabelled(mainOf(address), fullname.label);
    expect(name.getAttribute("placeholder")).toBe(fullname.placeholder);
    expect(name.getAttribute("autoComplete")).toBe("name");
    expect(name.hasAttribute("required")).toBe(true);
    const email = fieldLabelled(mainOf(address), emailAddress.label);
    expect(email.getAttribute("placeholder")).toBe(emailAddress.placeholder);
    expect(email.getAttribute("type")).toBe("email");
    expect(email.hasAttribute("required")).toBe(true);
    const about = fieldLabelled(mainOf(address), `${message.label} (optional)`);
    expect(about.getAttribute("placeholder")).toBe(message.placeholder);
    expect(about.getAttribute("rows")).toBe("4");
    expect(about.hasAttribute("required")).toBe(false);
    const form = byName(mainOf(address), "form");
    const button = byName(form, "button[type=submit]");
    // The server validates the entries, so the browser must neither validate nor truncate them.
    expect([nameOf(button), button.hasAttribute("formNoValidate")]).toEqual([contact.send, true]);
    expect([email, about].map((field) => field.hasAttribute("maxLength"))).toEqual([false, false]);
    expect([form.getAttribute("method"), form.getAttribute("action")]).toEqual(["post", address]);
  },
);

test("only the contact page has the contact-page class on its body", () => {
  const { body } = builtPage(addresses.contact);
  expect(body.className).toBe("contact-page grey-background");
  expect(builtPage(addresses.presentation).body.className).not.toContain("contact-page");
});

test.runIf(isExample)("the contact form, its answers and its errors have the required wording", () => {
  expect([contact.title, contact.intro, contact.send, place]).toEqual([
    "Contact us",
    "To find out how we can help you with your current project, please get in touch.",
    "Send Message",
    "Sydney, Australia",
  ]);
  expect(fullname).toEqual({ label: "Full Name", placeholder: "FirstName LastName" });
  expect(emailAddress).toEqual({ label: "Email", placeholder: expect.stringMatching(/^\S+@\S+\.example$/) });
  expect(msg).toEqual({
    label: "Project Details",
    placeholder: "Please tell us about what you need done?",
  });
  expect(contact.success).toMatchObject({
    title: "Thank You",
    heading: "Thanks for contacting us.",
    message: expect.stringContaining("within 24 hours"),
  });
  const sent = mainOf(`${addresses.contact}/sent`);
  expect(textsOf(sent, "h1")).toEqual(["Thank you for you enquiry"]);
  expect(textsOf(sent, "h2")).toContain("We will aim to respond within 24 hours");
  expect(errors).toMatchObject({
    sendContactEmail: { title: "Send Failed" },
    sendEmail: { title: "Failed to send email", action: "Please try again later" },
    addSubscriber: { title: "Subscription Failed" },
    alerts: { "todos.updateText.unauthorized": "You aren't allowed to edit this todo item" },
  });
});
