import { Footer } from "../../../kit/footer/footer.tsx";
import { Year } from "../../../kit/footer/year.tsx";
import { BrandSign } from "../../../kit/wordmark/wordmark.tsx";

const route = "#default";

export default function DefaultFooter() {
  return (
    <Footer
      label="Footer of Kelpworks"
      brand={{ name: "Kelpworks", logo: <BrandSign of="Kelpworks" />, route }}
      socials={[
        { icon: "linkedin", link: route },
        { icon: "github", link: route },
        { icon: "vimeo", link: route },
      ]}
      menus={[
        {
          name: "Company",
          items: [
            { name: "About us", route },
            { name: "The boats", route },
          ],
        },
        {
          name: "Help & Support",
          items: [
            { name: "Help Centre", route },
            { name: "Tides", route },
          ],
        },
        {
          name: "Legal",
          items: [
            { name: "Terms & Conditions", route },
            { name: "Privacy Policy", route },
          ],
        },
      ]}
    >
      © <Year /> Kelpworks. Made of seaweed, as far as that goes.
    </Footer>
  );
}
