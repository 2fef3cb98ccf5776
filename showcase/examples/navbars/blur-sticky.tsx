import { Navbar } from "../../../kit/navbar/navbar.tsx";
import { ScrollArea } from "../../../kit/scroll-area/scroll-area.tsx";
import { Split, Words } from "../../../kit/split/split.tsx";

const href = "#blur-sticky";
const logo = <img src="/favicon.svg" width="24" height="33" alt="" />;
const groups = [{ title: "For water", links: ["Bores", "Pumps", "Tests"].map((label) => ({ label, href })) }];

export default function BlurStickyNavbar() {
  return (
    <ScrollArea label="A page that scrolls">
      <Navbar
        sticky
        label="Sticky navbar"
        brand={{ name: "Karst & Sons", href, logo }}
        menus={[{ name: "Drilling", groups }]}
        links={[{ label: "Prices", href }]}
        action={{ label: "Book a rig", href, color: "dark", variant: "outline" }}
      />
      <Split wide="first">
        <img src="/samples/terrain-lake.svg" width="560" height="520" alt="" loading="lazy" />
        <Words>
          <h3>Under the lake</h3>
          <p>The bed holds 40 metres of clay. Nothing leaks, so nothing gets in either.</p>
        </Words>
      </Split>
      <Split>
        <Words>
          <h3>Under the forest</h3>
          <p>Roots go down 6 metres. Below them the water is as old as the trees.</p>
        </Words>
        <img src="/samples/terrain-forest.svg" width="560" height="520" alt="" loading="lazy" />
      </Split>
    </ScrollArea>
  );
}
