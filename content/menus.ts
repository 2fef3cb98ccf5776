import { addresses } from "../contract/addresses.ts";
import { apps } from "./pages/apps.ts";
import { services } from "./pages/services.ts";

interface Menu {
  name: string;
  groups: { title: string; note?: string; links: { label: string; href: string; newTab?: boolean }[] }[];
}

const service = (label: string) => ({ label, href: addresses.services });
const app = (label: string) => ({ label, href: addresses.apps });
const website = (label: string, href: string) => ({ label, href, newTab: true });

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
          website("Martin Fowler", "https://martinfowler.com/"),
          website("The Cloudflare Blog", "https://blog.cloudflare.com/"),
          website("GitHub Engineering", "https://github.blog/engineering/"),
          website("Netflix TechBlog", "https://netflixtechblog.com/"),
          website("Julia Evans", "https://jvns.ca/"),
        ],
      },
      {
        title: "Listening",
        links: [
          website("Software Engineering Radio", "https://se-radio.net/"),
          website("The Changelog", "https://changelog.com/podcast"),
        ],
      },
    ],
  },
];

export const footerMenus = [
  { name: "Company", items: [{ name: "About us", href: addresses.about }] },
  { name: "Help & Support", items: [{ name: "Help Centre", href: addresses.helpcenter }] },
  {
    name: "Legal",
    items: [
      { name: "Terms & Conditions", href: addresses.terms },
      { name: "Privacy Policy", href: addresses.privacy },
    ],
  },
];
