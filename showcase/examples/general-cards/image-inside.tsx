import { BlogCard } from "../../../kit/blog-card/blog-card.tsx";
import layout from "../../../kit/layout.module.css";

export default function CardsInsidePictures() {
  return (
    <div className={layout.split}>
      <BlogCard
        variant="inside"
        title="Green, but not copper"
        href="#image-inside"
        image="/samples/thin-section-malachite.svg"
        category={{ color: "success", label: "Stone" }}
      />
      <BlogCard
        variant="inside"
        title="What we saw in a slice of Bondi"
        description="Thirty microns thick, between two sheets of glass. It is mostly shells, and one bottle top."
        href="#image-inside"
        image="/samples/thin-section-ochre.svg"
        category={{ color: "dark", label: "Under the lens" }}
      />
    </div>
  );
}
