import { BlogCard } from "../../../kit/blog-card/blog-card.tsx";
import { Split } from "../../../kit/split/split.tsx";

export default function ArticlesInsidePictures() {
  return (
    <Split wide="first">
      <BlogCard
        variant="inside"
        title="The island that moved nine metres"
        description="It had not. The first surveyor stood on the wrong rock, and everybody after him did too."
        route="#inside-picture"
        image="/samples/card-survey.svg"
        category={{ color: "info", label: "Maps" }}
      />
      <BlogCard
        variant="inside"
        title="Rain, counted by hand"
        route="#inside-picture"
        image="/samples/card-rain-gauge.svg"
        category={{ color: "dark", label: "Weather" }}
      />
    </Split>
  );
}
