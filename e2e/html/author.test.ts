// R-TEMPLATE-2, R-TEMPLATE-5
import { expect, test } from "vitest";
import { addresses } from "../../contract/addresses.ts";
import { templateAddresses } from "../../contract/demo-addresses.ts";
import { byName, hrefOf, mainOf, regionNamed, textOf, textsOf } from "./built-page.ts";

const main = mainOf(templateAddresses.author);
const posts = regionNamed(main, "Posts");

test("the author's page has a portrait, a name and a few facts", () => {
  expect(textsOf(main, "h1")).toEqual(["Nell Okafor"]);
  byName(main, "img", "Portrait of Nell Okafor");
  expect(textsOf(main, "dt")).toEqual(["Writes about", "Lives in", "Pager", "Corrections"]);
});

test("the author's page has six posts, each with a different figure", () => {
  expect(posts.querySelectorAll("article")).toHaveLength(6);
  const figures = Array.from(posts.querySelectorAll("article img[width='640']"), (image) =>
    image.getAttribute("src"),
  );
  expect(figures).toHaveLength(6);
  expect(new Set(figures).size).toBe(6);
});

test("the author's page links to the only article that exists, and says that the others are samples", () => {
  const article = "What happens between Send and the inbox";
  expect(textsOf(posts, "article a")).toEqual([article]);
  expect(hrefOf(posts, article)).toBe(templateAddresses.article);
  expect(textsOf(mainOf(templateAddresses.article), "h1")).toEqual([article]);
  expect(textOf(posts)).toContain("The others are samples");
});

test("the author's pager has five pages, page one being current, and its links lead to the posts", () => {
  const pager = byName(main, "nav", "Pages of posts");
  const numbers = ["Page 1", "Page 2", "Page 3", "Page 4", "Page 5"];
  expect(textsOf(pager, "a")).toEqual(["Previous", ...numbers, "Next"]);
  expect(textsOf(pager, "[aria-current=page]")).toEqual(["Page 1"]);
  expect(textsOf(pager, "a:not([href])")).toEqual(["Previous"]);
  expect(byName(pager, "a", "Previous").getAttribute("aria-disabled")).toBe("true");
  for (const name of [...numbers, "Next"]) expect(hrefOf(pager, name), name).toBe(`#${posts.id}`);
});

test("the author's page says that the author is invented, and links to the real people", () => {
  const contact = regionNamed(main, "Write to her");
  expect(textOf(contact)).toContain("made up");
  expect(hrefOf(contact, "Contact Us")).toBe(addresses.contact);
});
