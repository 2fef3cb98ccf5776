import { expect, test } from "../site.ts";

const address = "/pages/landing-pages/coworking";
const places = [
  "The wool store",
  "Half a terrace",
  "Floors six and seven",
  "The boat shed",
  "The vault",
  "Carriage 307",
];

test.describe("the coworking page", () => {
  test.beforeEach(({ page }) => page.goto(address));

  test("says Your Perfect Place for Work, and has two buttons under it", async ({ page }) => {
    const hero = page.getByRole("region", { name: "Your Perfect Place for Work" });
    await expect(hero.getByRole("heading", { level: 1 })).toHaveText("Your Perfect Place for Work");
    await expect(hero.getByRole("link")).toHaveText(["Get Started", "Read more"]);
  });

  test("has a feature on each of five storeys, the deeper the further down", async ({ page }) => {
    const features = ["Quiet", "Meetings", "The long table", "The front bar", "Bikes, showers, fibre"];
    let above = 0;
    for (const name of features) {
      const storey = page.getByRole("region", { name, exact: true });
      await expect(storey.getByRole("heading", { level: 2 })).toHaveText(name);
      const { y } = (await storey.boundingBox()) ?? { y: 0 };
      expect(y, name).toBeGreaterThan(above);
      above = y;
    }
  });

  test("quotes somebody, with a portrait", async ({ page }) => {
    const quote = page.getByRole("region", { name: "A testimonial" });
    await expect(quote.getByRole("blockquote")).toContainText("I came for the desk");
    await expect(quote.getByRole("img", { name: "Portrait of Tess Moran" })).toBeVisible();
    await expect(quote.getByRole("figure")).toContainText("Tess Moran");
  });

  test("has six places, each with a picture of its own", async ({ page }) => {
    const cards = page.getByRole("region", { name: "Take a seat in another century" }).getByRole("article");
    await expect(cards.getByRole("heading", { level: 3 })).toHaveText(places);
    const pictures = await cards
      .getByRole("img")
      .evaluateAll((images) => images.map((image) => [image.getAttribute("src"), image.getAttribute("alt")]));
    expect(new Set(pictures.map(([source]) => source)).size).toBe(6);
    expect(new Set(pictures.map(([, alt]) => alt)).size).toBe(6);
  });

  for (const { button, region } of [
    { button: "Get Started", region: "Take a seat in another century" },
    { button: "Read more", region: "One storey at a time" },
  ]) {
    test(`${button} leads to “${region}”`, async ({ page }) => {
      await page.getByRole("link", { name: button, exact: true }).click();
      await expect(page.getByRole("region", { name: region })).toBeInViewport();
      await expect(page.getByRole("heading", { name: region })).toBeInViewport();
    });
  }

  test("Start Now leads to the truth: it is a sample", async ({ page }) => {
    const told = page.getByText("nothing is booked here");
    await expect(told).toHaveCount(1);
    await page.getByRole("link", { name: "Start Now", exact: true }).click();
    await expect(page).toHaveURL(/#sample$/);
    await expect(told).toBeInViewport();
    await expect(page.getByRole("main").getByRole("link", { name: "reached for real" })).toHaveAttribute(
      "href",
      "/contact",
    );
  });

  test("pretends nothing: no form, no dead link, no button that does nothing", async ({ page }) => {
    const main = page.getByRole("main");
    await expect(main.getByRole("textbox")).toHaveCount(0);
    await expect(main.getByRole("button")).toHaveCount(0);
    for (const link of await main.getByRole("link").all()) {
      const href = (await link.getAttribute("href")) ?? "";
      if (href.startsWith("#")) await expect(page.locator(href), href).toHaveCount(1);
      else expect(href).toMatch(/^\//);
    }
  });

  for (const width of [390, 768, 992, 1240, 1440, 1920]) {
    test(`at ${width} px no word lies on the stairs or runs out of its storey`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.locator("html").evaluate(({ style }) => {
        style.letterSpacing = "0.05em";
      });
      const storeys = page
        .getByRole("region")
        .filter({ has: page.locator("picture") })
        .filter({ has: page.getByRole("heading", { level: 2 }) });
      await expect(storeys).toHaveCount(5);
      for (const storey of await storeys.all()) {
        const room = await storey.boundingBox();
        if (!room) throw new Error("A storey is not shown");
        for (const words of await storey.getByRole("paragraph").all()) {
          const box = await words.boundingBox();
          if (!box) throw new Error("Words are not shown");
          expect(box.x + box.width).toBeLessThan(width - 100);
          expect(box.y + box.height).toBeLessThan(room.y + room.height);
        }
      }
    });
  }
});

test.describe("the coworking page without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("has all its places, and its buttons lead to them", async ({ page }) => {
    await page.goto(address);
    await page.getByRole("link", { name: "Get Started" }).click();
    await expect(page).toHaveURL(/#places$/);
    await expect(page.getByRole("article").getByRole("heading")).toHaveText(places);
  });
});
