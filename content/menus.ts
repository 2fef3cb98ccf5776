import type { RouteName } from "../contract/addresses.ts";
import { apps } from "./pages/apps.ts";
import { services } from "./pages/services.ts";

/** A link in a menu: to one of our pages by its route name, or to another website. */
export type MenuLink = { label: string } & ({ route: RouteName } | { href: string });

export interface MenuGroup {
  title: string;
  note?: string;
  links: MenuLink[];
}

export interface Menu {
  name: string;
  groups: MenuGroup[];
}

const service = (label: string): MenuLink => ({ label, route: "services" });
const app = (label: string): MenuLink => ({ label, route: "apps" });

export const navbarMenus: Menu[] = [
  {
    name: "Services",
    groups: [services.software, services.infrastructure, services.devops, services.consulting].map(
      ({ title, fields }) => ({ title, links: fields.map(({ name }) => service(name)) }),
    ),
  },
  {
    name: "Apps",
    groups: [
      { title: apps.sizeIt.title, note: apps.sizeIt.purpose, links: [app(apps.sizeIt.get)] },
      { title: apps.notebooks.title, links: apps.notebooks.names.map(app) },
      { title: "Tools", links: [app(apps.macBook.title)] },
    ],
  },
  {
    name: "Learning",
    groups: [
      {
        title: "Reading",
        links: [
          { label: "Martin Fowler", href: "https://martinfowler.com/" },
          { label: "The Cloudflare Blog", href: "https://blog.cloudflare.com/" },
          { label: "GitHub Engineering", href: "https://github.blog/engineering/" },
          { label: "Netflix TechBlog", href: "https://netflixtechblog.com/" },
          { label: "Julia Evans", href: "https://jvns.ca/" },
        ],
      },
      {
        title: "Listening",
        links: [
          { label: "Software Engineering Radio", href: "https://se-radio.net/" },
          { label: "The Changelog", href: "https://changelog.com/podcast" },
        ],
      },
    ],
  },
];

export const footerMenus: { name: string; items: MenuLink[] }[] = [
  { name: "Company", items: [{ label: "About us", route: "about" }] },
  { name: "Help & Support", items: [{ label: "Help Centre", route: "helpcenter" }] },
  {
    name: "Legal",
    items: [
      { label: "Terms & Conditions", route: "terms" },
      { label: "Privacy Policy", route: "privacy" },
    ],
  },
];
