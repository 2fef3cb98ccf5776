import { BlogCard, type BlogCardProps } from "../../kit/blog-card/blog-card.tsx";
import room from "./room.module.css";

export default function Specimen(options: Partial<BlogCardProps>) {
  return (
    <div className={needsWidth.has(options.variant) ? room.whole : room.wide}>
      <BlogCard
        title="Rain, counted by hand"
        description="One gauge, one notebook, forty winters."
        route="#states"
        image="/samples/card-rain-gauge.svg"
        category={{ color: "info", label: "Weather" }}
        {...options}
      />
    </div>
  );
}

/** Their pictures stand beside the words where there is room. */
const needsWidth: ReadonlySet<BlogCardProps["variant"]> = new Set(["beside", "lead"]);
