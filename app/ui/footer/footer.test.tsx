import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Footer, type FooterProps } from "./footer.tsx";

const brand = { name: "Kelpworks", route: "/" };
const html = (more: Partial<FooterProps>) => renderToStaticMarkup(<Footer brand={brand} {...more} />);

describe("the footer", () => {
  it("has a brand with name, logo and route", () => {
    const logo = <img src="/kelp.svg" alt="" />;
    expect(html({ brand: { ...brand, route: "/home", logo } })).toMatch(
      /<a[^>]*href="\/home"><img src="\/kelp.svg" alt=""\/>Kelpworks<\/a>/,
    );
  });

  it("takes the networks by their names, and any other icon with a label", () => {
    const given = html({
      socials: [
        { icon: "github", link: "#github" },
        { icon: <b>SO</b>, label: "Stack Overflow", link: "#so" },
      ],
    });
    expect(given).toMatch(/href="#github">.*Kelpworks on GitHub/);
    expect(given).toMatch(/href="#so"><b>SO<\/b><span[^>]*>Stack Overflow/);
  });

  it("leads to routes of the site, and elsewhere in a new tab, and says so", () => {
    const given = html({
      socials: [{ icon: "github", link: "https://github.example/kelp" }],
      menus: [
        {
          name: "Company",
          items: [
            { name: "About us", route: "/about" },
            { name: "Shop", href: "https://shop.example/" },
          ],
        },
      ],
    });
    expect(given).toContain('<a href="/about">About us</a>');
    expect(given).toMatch(
      /<a href="https:\/\/shop.example\/" target="_blank" rel="noopener noreferrer">Shop/,
    );
    expect(given).toMatch(
      /<a href="https:\/\/github.example\/kelp" target="_blank" rel="noopener noreferrer">/,
    );
    expect(given.match(/opens in a new tab/g)).toHaveLength(2);
  });
});
