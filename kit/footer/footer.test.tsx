// R-KIT-5
import { describe, expect, it } from "vitest";
import { rendered } from "../rendered.ts";
import { Footer, type FooterProps } from "./footer.tsx";

const brand = { name: "Kelpworks", href: "/" };
const footer = (more: Partial<FooterProps>) => rendered(<Footer brand={brand} {...more} />);

describe("the footer", () => {
  it("has no navigation if it has no menus", () => {
    expect(footer({}).querySelector("nav")).toBeNull();
  });

  it("has the name, the logo and the address of the brand", () => {
    const logo = <img src="/kelp.svg" alt="" />;
    const link = footer({ brand: { ...brand, href: "/home", logo } }).querySelector('a[href="/home"]');
    expect(link?.firstElementChild?.matches('img[src="/kelp.svg"]')).toBe(true);
    expect(link?.textContent).toBe("Kelpworks");
  });

  it("accepts networks by name, and other icons with a label", () => {
    const given = footer({
      socials: [
        { icon: "github", href: "#github" },
        { icon: <b>SO</b>, label: "Stack Overflow", href: "#so" },
      ],
    });
    expect(given.querySelector('[href="#github"]')?.textContent).toContain("Kelpworks on GitHub");
    const other = given.querySelector('[href="#so"]');
    expect(other?.querySelector("b:first-child")?.textContent).toBe("SO");
    expect(other?.querySelector("b + span")?.textContent).toContain("Stack Overflow");
  });

  it("opens links to other sites in a new tab, and says so", () => {
    const given = footer({
      socials: [{ icon: "github", href: "https://github.example/kelp" }],
      menus: [
        {
          name: "Company",
          items: [
            { name: "About us", href: "/about" },
            { name: "Shop", href: "https://shop.example/" },
          ],
        },
      ],
    });
    expect(given.querySelector('a[href="/about"]:not([target])')?.textContent).toBe("About us");
    const elsewhere = [...given.querySelectorAll('a[target=_blank][rel="noopener noreferrer"]')];
    expect(elsewhere.map((link) => link.getAttribute("href"))).toEqual([
      "https://github.example/kelp",
      "https://shop.example/",
    ]);
    for (const link of elsewhere) expect(link.textContent).toContain("opens in a new tab");
  });
});
