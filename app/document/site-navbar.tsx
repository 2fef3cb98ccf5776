import { type Menu, type MenuLink, navbarMenus } from "../../content/menus.ts";
import { addresses } from "../../contract/addresses.ts";
import { Navbar } from "../../kit/navbar/navbar.tsx";
import type { NavbarMenu } from "../../kit/navbar/navbar-menu.tsx";
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
      menus={navbarMenus.map(withAddresses)}
      links={[{ label: "About", href: addresses.about }]}
      action={{ ...action, href: addresses.contact }}
      current={current}
    />
  );
}

function withAddresses({ name, groups }: Menu): NavbarMenu {
  return { name, groups: groups.map((group) => ({ ...group, links: group.links.map(withAddress) })) };
}

function withAddress(link: MenuLink) {
  if ("route" in link) return { label: link.label, href: addresses[link.route], newTab: false };
  return { label: link.label, href: link.href, newTab: true };
}
