import { Footer } from "../../../kit/footer/footer.tsx";
import { Year } from "../../../kit/footer/year.tsx";
import { BrandSign } from "../../../kit/wordmark/wordmark.tsx";

const href = "#default";
const link = (name: string) => ({ name, href });

export default function DefaultFooter() {
  return (
    <Footer
      label="Footer of Kelpworks"
      brand={{ name: "Kelpworks", logo: <BrandSign of="Kelpworks" />, href }}
      socials={[
        { icon: "linkedin", href },
        { icon: "github", href },
        { icon: "vimeo", href },
      ]}
      menus={[
        { name: "Company", items: ["About us", "The boats"].map(link) },
        { name: "Help & Support", items: ["Help Centre", "Tides"].map(link) },
        { name: "Legal", items: ["Terms & Conditions", "Privacy Policy"].map(link) },
      ]}
    >
      © <Year /> Kelpworks. Made of seaweed, as far as that goes.
    </Footer>
  );
}
