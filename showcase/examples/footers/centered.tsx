import { Footer } from "../../../kit/footer/footer.tsx";
import { Year } from "../../../kit/footer/year.tsx";
import { BrandSign } from "../../../kit/wordmark/wordmark.tsx";

const href = "#centered";

export default function CenteredFooter() {
  return (
    <Footer
      variant="centered"
      label="Footer of Nullarbor Post"
      brand={{ name: "Nullarbor Post", logo: <BrandSign of="Nullarbor Post" />, href }}
      socials={[
        { icon: "twitter", href },
        { icon: "linkedin", href },
        { icon: "reddit", href },
      ]}
      menus={[
        { name: "Company", items: [{ name: "About us", href }] },
        {
          name: "Help & Support",
          items: [
            { name: "Help Centre", href },
            { name: "Where is my parcel", href },
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
      © <Year /> Nullarbor Post
    </Footer>
  );
}
