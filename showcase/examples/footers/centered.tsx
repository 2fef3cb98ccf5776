import { Footer } from "../../../kit/footer/footer.tsx";
import { Year } from "../../../kit/footer/year.tsx";
import { BrandSign } from "../../../kit/wordmark/wordmark.tsx";

const href = "#centered";
const link = (name: string) => ({ name, href });

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
        { name: "Company", items: ["About us"].map(link) },
        { name: "Help & Support", items: ["Help Centre", "Where is my parcel"].map(link) },
        { name: "Legal", items: ["Terms & Conditions", "Privacy Policy"].map(link) },
      ]}
    >
      © <Year /> Nullarbor Post
    </Footer>
  );
}
