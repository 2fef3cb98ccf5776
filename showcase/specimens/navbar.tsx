import layout from "../../kit/layout.module.css";
import { Navbar, type NavbarProps } from "../../kit/navbar/navbar.tsx";
import room from "./room.module.css";

const href = "#states";

export default function Specimen({ transparent, darkText, ...options }: Partial<NavbarProps>) {
  // Which text a bar has is only said of a transparent one.
  const isTransparent = transparent || darkText !== undefined;
  const bar = (
    <Navbar
      brand={{ name: "Karst & Sons", href, logo: null }}
      label="Karst & Sons"
      menus={[]}
      links={[{ label: "Prices", href }]}
      action={{ label: "Book a rig", href }}
      transparent={isTransparent}
      darkText={darkText || false}
      {...options}
    />
  );
  // White text wants the dark ground that it is made for.
  return (
    <div className={room.whole}>
      {isTransparent && !darkText ? (
        <div data-theme="dark" className={layout.rock}>
          {bar}
        </div>
      ) : (
        bar
      )}
    </div>
  );
}
