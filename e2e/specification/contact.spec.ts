import { errors } from "../../content/errors.ts";
import { open } from "../contact-form.ts";
import { expect, test } from "../site.ts";

for (const address of ["/contact", "/pages/support/contact-us"]) {
  test(`the words of the specification on ${address}`, async ({ page }) => {
    await open(page, address);
    const name = page.getByLabel("Full Name");
    const email = page.getByRole("textbox", { name: "Email" });
    await expect(name).toHaveAttribute("placeholder", "FirstName LastName");
    await expect(email).toHaveAttribute("placeholder", /^\S+@\S+\.example$/);
    await name.fill("Spec Reader");
    await email.fill("spec@reader.example");
    await page.getByRole("button", { name: "Send Message" }).click();
    const dialog = page.getByRole("dialog", { name: "Thanks for contacting us." });
    await expect(dialog.getByText("Thank You", { exact: true })).toBeVisible();
    await expect(dialog.getByText("within 24 hours")).toBeVisible();
  });
}

test("the words of the specification around the contact form", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByLabel("Project Details")).toHaveAttribute(
    "placeholder",
    "Please tell us about what you need done?",
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact us");
  await expect(
    page.getByText("To find out how we can help you with your current project, please get in touch."),
  ).toBeVisible();
  await expect(page.getByRole("main").getByText("Sydney, Australia")).toBeVisible();
  await page.goto("/contact/sent");
  await expect(page.getByRole("heading", { name: "Thank you for you enquiry" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "We will aim to respond within 24 hours" })).toBeVisible();
});

test("the words of the specification's catalogue of errors", () => {
  expect(errors).toMatchObject({
    sendContactEmail: { title: "Send Failed" },
    sendEmail: { title: "Failed to send email", action: "Please try again later" },
    addSubscriber: { title: "Subscription Failed" },
    alerts: { "todos.updateText.unauthorized": "You aren't allowed to edit this todo item" },
  });
});
