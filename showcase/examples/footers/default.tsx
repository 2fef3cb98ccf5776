import { Footer } from "../../../kit/footer/footer.tsx";
import { Year } from "../../../kit/footer/year.tsx";
import { BrandSign } from "../../../kit/wordmark/wordmark.tsx";

const href = "#default";

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
        {
          name: "Company",
          items: [
            { name: "About us", href },
            { name: "The boats", href },
          ],
        },
        {
          name: "Help & Support",
          items: [
            { name: "Help Centre", href },
            { name: "Tides", href },
          ],
        },
        {
          name: "Legal",
          items: [
            { name: "Terms & Conditions", href },
            { name: "Privacy Policy", href },
          ],
        },
      ]}
    >
      © <Year /> Kelpworks. Made of seaweed, as far as that goes.
    </Footer>
  );
}
