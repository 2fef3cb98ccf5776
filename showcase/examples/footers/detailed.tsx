import { Footer } from "../../../kit/footer/footer.tsx";
import { Year } from "../../../kit/footer/year.tsx";
import { BrandSign } from "../../../kit/wordmark/wordmark.tsx";

const href = "#detailed";
const link = (name: string) => ({ name, href });

export default function DetailedFooter() {
  return (
    <Footer
      variant="detailed"
      label="Footer of Tin Lantern"
      brand={{ name: "Tin Lantern", logo: <BrandSign of="Tin Lantern" />, href }}
      description="A pub over a mine. The lift goes down at six and comes up when it is full."
      socials={[
        { icon: "instagram", href },
        { icon: "facebook", href },
        { icon: "youtube", href },
      ]}
      menus={[
        { name: "Company", items: ["About us"].map(link) },
        { name: "Help & Support", items: ["Help Centre", "Lost in the mine"].map(link) },
        { name: "Legal", items: ["Terms & Conditions", "Privacy Policy"].map(link) },
      ]}
    >
      © <Year /> Tin Lantern. Mind the step.
    </Footer>
  );
}
