import { BlogCard } from "../../../kit/blog-card/blog-card.tsx";
import layout from "../../../kit/layout.module.css";

export default function ArticlesInsidePictures() {
  return (
    <div className={layout.firstWide}>
      <BlogCard
        variant="inside"
        title="The island that moved nine metres"
        description="It had not. The first surveyor stood on the wrong rock, and everybody after him did too."
        href="#inside-picture"
        image="/samples/card-survey.svg"
        category={{ color: "info", label: "Maps" }}
      />
      <BlogCard
        variant="inside"
        title="Rain, counted by hand"
        href="#inside-picture"
        image="/samples/card-rain-gauge.svg"
        category={{ color: "dark", label: "Weather" }}
      />
    </div>
  );
}
