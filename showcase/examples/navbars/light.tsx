import { Navbar } from "../../../kit/navbar/navbar.tsx";

const link = (label: string) => ({ label, href: "#light" });
const logo = <img src="/favicon.svg" width="24" height="33" alt="" />;

export default function LightNavbar() {
  return (
    <Navbar
      light
      label="Light navbar"
      brand={{ name: "Karst & Sons", href: "#light", logo }}
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
      links={[{ label: "Prices", href: "#light" }]}
      action={{ label: "Book a rig", href: "#light", color: "success", variant: "gradient" }}
    />
  );
}
