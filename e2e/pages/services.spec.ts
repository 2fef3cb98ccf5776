import { navbarMenus } from "../../content/menus.ts";
import { nextStep } from "../../content/next-step.ts";
import { services } from "../../content/pages/services.ts";
import { coreTrayPhone, coreTrayWide } from "../../illustrations/scenes/services/core-tray.ts";
import { servicesSky } from "../../illustrations/scenes/services/ground.ts";
import { newestCase } from "../newest-case.ts";
import { expect, test } from "../site.ts";

const { software, devops, infrastructure, consulting } = services;
const offerings = [software, devops, infrastructure, consulting].map(({ title, id, fields }) => ({
  name: title,
  id,
  fields: fields.map(({ name }) => name),
}));

test.describe("the services page", () => {
  test("lists the four offerings by depth, each with its fields and an address of its own", async ({
    page,
  }) => {
    await page.goto("/services");
    const headings = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(headings).toHaveText([
      ...offerings.map(({ name }) => name),
      services.process.title,
      ...(newestCase ? [newestCase.title] : []),
      nextStep.title,
    ]);
    for (const { name, id, fields } of offerings) {
      const offering = page.getByRole("region", { name });
      await expect(offering).toHaveAttribute("id", id);
      const listed = offering.getByRole("listitem");
      await expect(listed).toHaveCount(fields.length);
      for (const [index, field] of fields.entries()) await expect(listed.nth(index)).toContainText(field);
    }
  });

  test("names every field of the Services menu", async ({ page }) => {
    await page.goto("/services");
    const [menu] = navbarMenus;
    await page
      .getByRole("banner")
      .getByRole("button", { name: menu?.name ?? "" })
      .click();
    const links = await page.getByRole("navigation", { name: "Main" }).getByRole("link").allTextContents();
    const main = page.getByRole("main");
    for (const field of offerings.flatMap(({ fields }) => fields)) {
      expect(links).toContain(field);
      await expect(main.getByText(field, { exact: true })).toBeVisible();
    }
  });

  test("links to the about page", async ({ page }) => {
    await page.goto("/services");
    await expect(page.getByRole("main").getByRole("link", { name: services.about })).toHaveAttribute(
      "href",
      "/pages/company/about-us",
    );
  });

  test("has a transparent bar with dark text, and the green button in it", async ({ page }) => {
    await page.goto("/services");
    const bar = page.getByRole("banner");
    await expect(bar).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    const action = bar.getByRole("link", { name: "Contact Us" });
    await expect(action).toHaveCSS("background-image", /^linear-gradient/);
  });

  for (const { width, drawing } of [
    { width: 390, drawing: "interface-phone" },
    { width: 768, drawing: "interface-wide" },
    { width: 1440, drawing: "interface-wide" },
    { width: 2560, drawing: "interface-widest" },
  ]) {
    test(`at ${width} px shows ${drawing}, unscaled`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/services");
      const ground = page.locator("picture img[src*=services-interface]");
      await expect(ground).toHaveJSProperty("complete", true);
      const { source, natural, shown } = await ground.evaluate((image: HTMLImageElement) => ({
        source: image.currentSrc,
        natural: image.naturalWidth,
        shown: image.offsetWidth,
      }));
      expect(source).toContain(drawing);
      expect(shown).toBe(natural);
      expect(shown).toBeGreaterThanOrEqual(width);
    });
  }

  for (const { width, tray } of [
    { width: 390, tray: coreTrayPhone },
    { width: 1440, tray: coreTrayWide },
  ]) {
    test(`at ${width} px a layer hangs over the one above by the sky of its drawing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/services");
      const delivery = page.getByRole("region", { name: devops.title });
      const hangs = await delivery
        .locator("picture")
        .first()
        .evaluate((ground) => {
          return (
            (ground.parentElement?.getBoundingClientRect().top ?? 0) - ground.getBoundingClientRect().top
          );
        });
      expect(hangs).toBe(servicesSky);
    });

    test(`at ${width} px the names over the core stand at the leader lines of the drawing`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/services");
      const names = page.locator("ol:has(+ picture img[src*=core-tray]) li");
      const drawing = await page.locator("picture img[src*=core-tray]").boundingBox();
      // The line is as wide as two of the drawing's units.
      const places = await names.evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect().x + 2),
      );
      expect(places.map((x) => Math.round(x - (drawing?.x ?? 0)))).toEqual(tray.leaders);
    });
  }

  for (const width of [320, 768, 1280]) {
    test(`at ${width} px keeps its words in their layers when text is twice as large`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/services");
      await page.locator("html").evaluate(({ style }) => {
        style.fontSize = "200%";
        style.letterSpacing = "0.12em";
      });
      for (const { name } of offerings.slice(0, 3)) {
        const heading = await page.getByRole("heading", { name, level: 2 }).boundingBox();
        const layer = await page.getByRole("region", { name }).boundingBox();
        const last = await page.getByRole("region", { name }).getByRole("listitem").last().boundingBox();
        if (!heading || !layer || !last) throw new Error(`${name} is not shown`);
        expect(heading.y, name).toBeGreaterThan(layer.y);
        expect(last.y + last.height, name).toBeLessThan(layer.y + layer.height);
      }
    });
  }
});
