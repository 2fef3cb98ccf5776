import { words } from "../../engine/lettering.ts";
import { circle, path, rectangle } from "../../engine/marks.ts";

/** A window with the orders of a shop, 316 by 196 pixels. */
export function browser(): string {
  return (
    rectangle("object", 0, 0, 316, 196, 10) +
    path("line-thin", "M0 28h316M92 28v168M108 173h192") +
    circle("ink", 16, 14, 3.5) +
    circle("mid", 28, 14, 3.5) +
    circle("mid", 40, 14, 3.5) +
    rectangle("tint", 60, 7, 186, 14, 7) +
    words("mono", "ink", 70, 17, 8, "orchard.example/orders") +
    rectangle("tint", 8, 61, 76, 18, 5) +
    menu.map((item, index) => words("text", "ink", 15, 52 + index * 22, 9.5, item)).join("") +
    words("text", "ink", 108, 57, 16, "Orders") +
    rectangle("green", 230, 41, 70, 22, 5) +
    words("text", "white", 239, 55.4, 10, "New order") +
    words("text", "ink", 108, 76, 9, "This week: 214 orders, $18,240") +
    week.map(({ day, orders, best }, index) => column(112 + index * 27, day, orders, best)).join("") +
    path("accent-line", "M121 128l27-9 27 5 27-18 27 7 27-14 27 6")
  );
}

const menu = ["Today", "Orders", "Products", "Stock", "Customers"];

/** Friday is best. */
const week = [
  { day: "Mon", orders: 24 },
  { day: "Tue", orders: 30 },
  { day: "Wed", orders: 18 },
  { day: "Thu", orders: 34 },
  { day: "Fri", orders: 44, best: true },
  { day: "Sat", orders: 38 },
  { day: "Sun", orders: 26 },
];

function column(x: number, day: string, orders: number, best = false): string {
  return (
    rectangle(best ? "green" : "mid", x, 172 - orders, 18, orders, 2) + words("text", "ink", x, 184, 8, day)
  );
}
