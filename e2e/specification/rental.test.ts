// R-RENTAL-1 to R-RENTAL-5, R-RENTAL-10
import { expect, test } from "vitest";
import { templateAddresses } from "../../contract/demo-addresses.ts";
import { byName, fieldLabelled, mainOf, regionNamed, textsOf } from "../html/built-page.ts";

const main = mainOf(templateAddresses.rental);

test("the rental page's hero and search have the required wording", () => {
  expect(textsOf(main, "h1")).toEqual(["Book your next trip"]);
  expect(textsOf(main, "header p")).toContain(
    "An arrangement you make to have a hotel room, tickets, etc. at a particular time in the future",
  );
  const search = byName(main, "search");
  const from = fieldLabelled(search, "Leave From");
  expect(textsOf(from, "option")).toEqual(["Brazil", "Bucharest", "London", "USA"]);
  expect(textsOf(from, "option[selected]")).toEqual(["Brazil"]);
  const to = fieldLabelled(search, "To");
  expect(textsOf(to, "option")).toEqual(["Italy", "Spain", "Denmark", "Poland"]);
  expect(textsOf(to, "option[selected]")).toEqual(["Italy"]);
  expect(fieldLabelled(search, "Depart").getAttribute("placeholder")).toBe("Please select date");
  expect(textsOf(search, "button")).toEqual(["Search"]);
});

test("the rental page's form has the required wording", () => {
  const form = byName(regionNamed(main, "Contact us"), "form");
  expect(textsOf(form, "label")).toEqual([
    "First Name",
    "Last Name",
    "Email Address",
    "Your Message",
    "I agree to the Terms and Conditions",
  ]);
  expect(textsOf(form, "button")).toEqual(["Send Message"]);
});
