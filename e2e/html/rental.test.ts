// R-RENTAL-1 to R-RENTAL-13
import { describe, expect, test } from "vitest";
import { rental } from "../../content/pages/rental.ts";
import { addresses } from "../../contract/addresses.ts";
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

const address = "/pages/landing-pages/rental";
const main = mainOf(address);

test("the rental page's hero has the title, and only this page has the rental class on its body", () => {
  expect(textsOf(main, "h1")).toEqual([rental.title]);
  expect(textsOf(main, "header p")).toContain(rental.lead);
  expect(builtPage(address).body.className).toBe("rental grey-background");
  expect(builtPage(addresses.about).body.className).not.toMatch(/rental|grey-background/);
});

describe("the rental page's search", () => {
  const { from, to, depart, action } = rental.search;
  const search = byName(main, "search", rental.search.label);

  test.each([from, to])("offers four places in $label and selects one", ({ label, options, chosen }) => {
    const select = fieldLabelled(search, label);
    expect(textsOf(select, "option")).toEqual(options);
    expect(textsOf(select, "option[selected]")).toEqual([chosen]);
  });

  test("has two native selects and a native text field before hydration", () => {
    expect(search.querySelectorAll("select")).toHaveLength(2);
    const field = fieldLabelled(search, depart.label);
    expect(field.matches("input[type=text]")).toBe(true);
    expect(field.getAttribute("placeholder")).toBe(depart.placeholder);
    expect(textsOf(search, "button")).toEqual([action]);
    expect(byName(search, "button").getAttribute("type")).toBe("button");
  });
});

describe("the rental page's places", () => {
  test("are six cards, each with a picture, its categories and a link to the form that shows the price", () => {
    const cards = Array.from(main.querySelectorAll("article"));
    expect(cards).toHaveLength(6);
    for (const [index, card] of cards.entries()) {
      const { title = "", categories = [], price, picture } = rental.places.items[index] ?? {};
      expect(textsOf(card, "h3")).toEqual([title]);
      expect(textsOf(card, "p")).toContain(categories.join(" • "));
      const shown = byName(card, "img");
      expect(shown.getAttribute("src")).toBe(`/samples/terrain-${picture}.svg`);
      expect(shown.getAttribute("alt")).toMatch(/\w+ \w+/);
      const link = byName(card, "a", `From $${price} / Night, ${title}`);
      expect(link.getAttribute("href")).toBe(`#${regionNamed(main, rental.contact.title).id}`);
    }
  });

  test("have a pager with five pages, page two being current, whose links stay on the page", () => {
    const pager = byName(main, "nav", rental.places.pages.label);
    const links = Array.from(pager.querySelectorAll("a"));
    const pages = ["Page 1", "Page 2", "Page 3", "Page 4", "Page 5"];
    expect(links.map(textOf)).toEqual(["Previous", ...pages, "Next"]);
    expect(textsOf(pager, "[aria-current=page]")).toEqual(["Page 2"]);
    const here = `#${regionNamed(main, rental.places.title).id}`;
    expect(links.map((link) => link.getAttribute("href"))).toEqual(links.map(() => here));
  });
});

test("on the rental page, three guests are quoted, each with a different portrait", () => {
  const guests = Array.from(regionNamed(main, rental.guests.title).querySelectorAll("figure"));
  expect(guests).toHaveLength(3);
  for (const [index, guest] of guests.entries()) {
    const { name, username, rating, review } = rental.guests.reviews[index] ?? {};
    expect(textsOf(guest, "blockquote")).toEqual([review]);
    expect(textsOf(guest, "figcaption")).toEqual([`${name} ${username}`]);
    expect(nameOf(byName(guest, "[role=img]"))).toBe(`${rating} of 5 stars`);
  }
  const portraits = guests.map((guest) => byName(guest, "img").getAttribute("src"));
  expect(new Set(portraits).size).toBe(3);
});

test("the rental page has five questions, the first one open", () => {
  const questions = Array.from(main.querySelectorAll("details"));
  expect(questions.map((question) => textsOf(question, "summary, p"))).toEqual(
    rental.questions.items.map(({ question, answer }) => [question, answer]),
  );
  expect(questions.map((question) => question.hasAttribute("open"))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

describe("the rental page's form", () => {
  const form = byName(regionNamed(main, rental.contact.title), "form");
  const { firstName, lastName, email, message } = rental.contact.fields;

  test("has empty fields and a switch that is on", () => {
    for (const label of [firstName, lastName, email, message]) {
      const field = fieldLabelled(form, label);
      expect([field.getAttribute("value"), textOf(field)]).toEqual([null, ""]);
    }
    expect(fieldLabelled(form, email).getAttribute("type")).toBe("email");
    expect(fieldLabelled(form, message).getAttribute("rows")).toBe("4");
    const agreed = fieldLabelled(form, rental.contact.agree);
    expect([agreed.getAttribute("role"), agreed.hasAttribute("checked")]).toEqual(["switch", true]);
  });

  test("sends nothing without JavaScript: its method is dialog, and it is outside any dialog", () => {
    expect(form.getAttribute("method")).toBe("dialog");
    expect(form.closest("dialog")).toBeNull();
    expect(textsOf(form, "button")).toEqual([rental.contact.send]);
    expect(form.querySelectorAll("[formaction], [formmethod]")).toHaveLength(0);
  });
});

test.runIf(isExample)("the rental page has the required wording", () => {
  expect(rental).toMatchObject({
    title: "Book your next trip",
    lead: "An arrangement you make to have a hotel room, tickets, etc. at a particular time in the future",
    search: {
      from: {
        label: "Leave From",
        options: ["Brazil", "Bucharest", "London", "USA"],
        chosen: "Brazil",
      },
      to: { label: "To", options: ["Italy", "Spain", "Denmark", "Poland"], chosen: "Italy" },
      depart: { label: "Depart", placeholder: "Please select date" },
      action: "Search",
    },
    contact: {
      title: "Contact us",
      fields: {
        firstName: "First Name",
        lastName: "Last Name",
        email: "Email Address",
        message: "Your Message",
      },
      agree: "I agree to the Terms and Conditions",
      send: "Send Message",
    },
  });
});
