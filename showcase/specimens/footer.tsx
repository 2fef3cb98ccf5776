import { Footer, type FooterProps } from "../../kit/footer/footer.tsx";
import room from "./room.module.css";

const route = "#states";

const menus = [
  { name: "Company", items: [{ name: "About us", route }] },
  { name: "Legal", items: [{ name: "Privacy Policy", route }] },
];

export default function Specimen(options: Partial<FooterProps>) {
  return (
    <div className={room.whole}>
      <Footer
        brand={{ name: "Tin Lantern", route }}
        label="Footer of Tin Lantern"
        description="A pub over a mine."
        menus={menus}
        {...options}
      >
        Mind the step.
      </Footer>
    </div>
  );
}
