import { Footer } from "../../../kit/footer/footer.tsx";
import { Year } from "../../../kit/footer/year.tsx";
import { BrandSign } from "../../../kit/wordmark/wordmark.tsx";

const href = "#detailed";

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
        {
          name: "Company",
          items: [{ name: "About us", href }],
        },
        {
          name: "Help & Support",
          items: [
            { name: "Help Centre", href },
            { name: "Lost in the mine", href },
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
      © <Year /> Tin Lantern. Mind the step.
    </Footer>
  );
}
