import layout from "../../../kit/layout.module.css";
import { Navbar } from "../../../kit/navbar/navbar.tsx";

const href = "#blur-sticky";
const logo = <img src="/favicon.svg" width="24" height="33" alt="" />;
const groups = [{ title: "For water", links: ["Bores", "Pumps", "Tests"].map((label) => ({ label, href })) }];

export default function BlurStickyNavbar() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section tabIndex={0} aria-label="A page that scrolls" className={layout.scrolls}>
      <Navbar
        sticky
        label="Sticky navbar"
        brand={{ name: "Karst & Sons", href, logo }}
        menus={[{ name: "Drilling", groups }]}
        links={[{ label: "Prices", href }]}
        action={{ label: "Book a rig", href, color: "dark", variant: "outline" }}
      />
      <div className={layout.firstWide}>
        <img src="/samples/terrain-lake.svg" width="560" height="520" alt="" loading="lazy" />
        <div className={layout.words}>
          <h3>Under the lake</h3>
          <p>The bed holds 40 metres of clay. Nothing leaks, so nothing gets in either.</p>
        </div>
      </div>
      <div className={layout.split}>
        <div className={layout.words}>
          <h3>Under the forest</h3>
          <p>Roots go down 6 metres. Below them the water is as old as the trees.</p>
        </div>
        <img src="/samples/terrain-forest.svg" width="560" height="520" alt="" loading="lazy" />
      </div>
    </section>
  );
}
