import { Navbar } from "../../../kit/navbar/navbar.tsx";

const link = (label: string) => ({ label, href: "#dark" });
const logo = <img src="/favicon.svg" width="24" height="33" alt="" />;

export default function DarkNavbar() {
  return (
    <Navbar
      dark
      label="Dark navbar"
      brand={{ name: "Karst & Sons", href: "#dark", logo }}
      menus={[
        {
          name: "Drilling",
          groups: [
            { title: "For water", links: ["Bores", "Pumps", "Tests"].map(link) },
            { title: "For knowledge", links: ["Cores", "Sections"].map(link) },
          ],
        },
        {
          name: "Repairs",
          groups: [{ title: "At your site", links: ["Leaks", "Casings"].map(link) }],
        },
      ]}
      links={[{ label: "Prices", href: "#dark" }]}
      action={{ label: "Book a rig", href: "#dark", color: "white", variant: "outline" }}
    />
  );
}
