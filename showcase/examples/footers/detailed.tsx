import { Footer } from "../../../kit/footer/footer.tsx";
import { Year } from "../../../kit/footer/year.tsx";
import { BrandSign } from "../../../kit/wordmark/wordmark.tsx";

const route = "#detailed";

export default function DetailedFooter() {
  return (
    <Footer
      variant="detailed"
      label="Footer of Tin Lantern"
      brand={{ name: "Tin Lantern", logo: <BrandSign of="Tin Lantern" />, route }}
      description="A pub over a mine. The lift goes down at six and comes up when it is full."
      socials={[
        { icon: "instagram", link: route },
        { icon: "facebook", link: route },
        { icon: "youtube", link: route },
      ]}
      menus={[
        {
          name: "Company",
          items: [{ name: "About us", route }],
        },
        {
          name: "Help & Support",
          items: [
            { name: "Help Centre", route },
            { name: "Lost in the mine", route },
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
      © <Year /> Tin Lantern. Mind the step.
    </Footer>
  );
}
