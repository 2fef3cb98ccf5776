import { navbarMenus } from "../../content/menus.ts";
import { addresses } from "../../contract/addresses.ts";
import { Navbar } from "../../kit/navbar/navbar.tsx";
import { site } from "../../site.config.ts";
import { Logo } from "./logo.tsx";
import type { PageLayout } from "./page-layout.ts";

/** The kit's navigation bar with the company's menus. */
export function SiteNavbar({ action, current, ...look }: PageLayout["navbar"] & { current: string }) {
  return (
    <Navbar
      {...look}
      brand={{
        name: site.name,
        href: addresses.presentation,
        logo: <Logo onRock={Boolean(look.transparent && !look.darkText)} />,
      }}
      menus={navbarMenus}
      links={[{ label: "About", href: addresses.about }]}
      action={{ ...action, href: addresses.contact }}
      current={current}
    />
  );
}
