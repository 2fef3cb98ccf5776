import layout from "../../../kit/layout.module.css";
import { Navbar } from "../../../kit/navbar/navbar.tsx";

const href = "#transparent";
const logo = <img src="/favicon.svg" width="24" height="33" alt="" />;
const bar = {
  brand: { name: "Karst & Sons", href, logo },
  menus: [
    {
      name: "Drilling",
      groups: [{ title: "For water", links: ["Bores", "Pumps", "Tests"].map((label) => ({ label, href })) }],
    },
  ],
  links: [{ label: "Prices", href }],
};
const action = { label: "Book a rig", href, variant: "outline" } as const;

export default function TransparentNavbars() {
  return (
    <>
      <div className={layout.pictured}>
        <img src="/samples/ground-bedrock.svg" width={1200} height={420} alt="" loading="lazy" />
        <Navbar {...bar} transparent label="White text" action={{ ...action, color: "white" }} />
      </div>
      <div className={layout.pictured}>
        <img src="/samples/ground-surface.svg" width={1200} height={420} alt="" loading="lazy" />
        <Navbar {...bar} transparent darkText label="Dark text" action={{ ...action, color: "dark" }} />
      </div>
    </>
  );
}
