import type { RouteName } from "../app/addresses.ts";

/** A link of a menu: to one of our pages by its name, or out to somebody else's. */
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
    groups: [
      { title: "Software Development", links: [service("iOS/Swift"), service("Web, Vue, Meteor")] },
      {
        title: "Infrastructure Engineering",
        links: [service("Edge Computing"), service("Infrastructure as Code"), service("Network Engineering")],
      },
      {
        title: "DevOps",
        links: [service("Monitoring & Observability"), service("Continuous Integration")],
      },
      {
        title: "Consulting",
        links: [service("Telco/Service Provider"), service("Retail POS"), service("Agile/SCRUM")],
      },
    ],
  },
  {
    name: "Apps",
    groups: [
      {
        title: "SizeIt",
        note: "Track and convert clothing sizes for the family",
        links: [app("Get SizeIt for iOS")],
      },
      {
        title: "Notebook Apps",
        links: [app("Developers' Notebook"), app("Engineers' Notebook"), app("Administrators' Notebook")],
      },
      { title: "Tools", links: [app("Ultimate MacBook Build")] },
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
