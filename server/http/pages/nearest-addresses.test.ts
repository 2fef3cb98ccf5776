// R-ROUTE-6
import { expect, test } from "vitest";
import { addresses } from "../../../contract/addresses.ts";
import { nearestAddresses } from "./nearest-addresses.ts";

const known = Object.values(addresses);

test.each([
  ["/contcat", addresses.contact],
  ["/Contact.html", addresses.contact],
  ["/about", addresses.about],
  ["/abuot", addresses.about],
  ["/pages/company/about_us.php", addresses.about],
  ["/faq/", addresses.faq],
  ["/service", addresses.services],
])("the address most similar to %s is %s", (wanted, nearest) => {
  expect(nearestAddresses(wanted, known)[0]).toBe(nearest);
});

test.each(["/wp-login.php", "/", "//", "/.env", `/${"a/".repeat(99)}contact`, "/<script>"])(
  "no address is similar to %s",
  (wanted) => {
    expect(nearestAddresses(wanted, known)).toEqual([]);
  },
);
