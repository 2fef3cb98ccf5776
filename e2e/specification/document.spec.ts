import { expect, test } from "../site.ts";

const services = {
  "Software Development": ["iOS/Swift", "Web, Vue, Meteor"],
  "Infrastructure Engineering": ["Edge Computing", "Infrastructure as Code", "Network Engineering"],
  DevOps: ["Monitoring & Observability", "Continuous Integration"],
  Consulting: ["Telco/Service Provider", "Retail POS", "Agile/SCRUM"],
};
const apps = {
  SizeIt: ["Get SizeIt for iOS"],
  "Notebook Apps": ["Developers' Notebook", "Engineers' Notebook", "Administrators' Notebook"],
  Tools: ["Ultimate MacBook Build"],
};

test("the words of the specification in the navigation bar", async ({ page }) => {
  await page.goto("/");
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: "Contact Us" })).toBeVisible();
  for (const [menu, groups, address] of [
    ["Services", services, "/services"],
    ["Apps", apps, "/services/apps"],
  ] as const) {
    await bar.getByRole("button", { name: menu }).click();
    for (const [title, labels] of Object.entries(groups)) {
      const group = bar.getByRole("group", { name: title });
      await expect(group.getByRole("link")).toHaveText([...labels]);
      for (const link of await group.getByRole("link").all()) {
        await expect(link).toHaveAttribute("href", address);
      }
    }
  }
  await expect(bar.getByRole("group", { name: "SizeIt" })).toContainText(
    "Track and convert clothing sizes for the family",
  );
  await bar.getByRole("button", { name: "Learning" }).click();
  await expect(bar.getByRole("group", { name: "Reading" }).getByRole("link")).toHaveCount(5);
  await expect(bar.getByRole("group", { name: "Listening" }).getByRole("link")).toHaveCount(2);
});

test("the words of the specification in the footer", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const [menu, label, address] of [
    ["Company", "About us", "/pages/company/about-us"],
    ["Help & Support", "Help Centre", "/pages/support/help-center"],
    ["Legal", "Terms & Conditions", "/pages/support/terms"],
    ["Legal", "Privacy Policy", "/pages/support/privacy"],
  ] as const) {
    const link = footer.getByRole("list", { name: menu }).getByRole("link", { name: label });
    await expect(link).toHaveAttribute("href", address);
  }
  for (const name of ["LinkedIn", "GitHub", "Stack Overflow"]) {
    await expect(footer.getByRole("link", { name })).toBeVisible();
  }
});
