import { Footer } from "../../../kit/footer/footer.tsx";
import { Year } from "../../../kit/footer/year.tsx";
import { BrandSign } from "../../../kit/wordmark/wordmark.tsx";

const route = "#centered";

export default function CenteredFooter() {
  return (
    <Footer
      variant="centered"
      label="Footer of Nullarbor Post"
      brand={{ name: "Nullarbor Post", logo: <BrandSign of="Nullarbor Post" />, route }}
      socials={[
        { icon: "twitter", link: route },
        { icon: "linkedin", link: route },
        { icon: "reddit", link: route },
      ]}
      menus={[
        { name: "Company", items: [{ name: "About us", route }] },
        {
          name: "Help & Support",
          items: [
            { name: "Help Centre", route },
            { name: "Where is my parcel", route },
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
      © <Year /> Nullarbor Post
    </Footer>
  );
}
