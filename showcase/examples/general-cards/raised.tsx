import { BlogCard } from "../../../kit/blog-card/blog-card.tsx";
import layout from "../../../kit/layout.module.css";

export default function RaisedCards() {
  return (
    <div className={`${layout.firstWide} ${layout.grounded}`}>
      <BlogCard
        variant="raised"
        title="The shed that kept the records"
        description="A tin roof, forty summers, and paper that outlived two hard disks. What we copied from it."
        href="#raised"
        image="/samples/card-shed.svg"
        category={{ color: "warning", label: "Records" }}
        author={{
          name: "Ines Calder",
          image: "/samples/portrait-ines.svg",
          date: { shown: "9 June 2026", machine: "2026-06-09" },
        }}
      />
      <BlogCard
        variant="raised"
        title="Nine ways to label a tap"
        description="Eight of them wash off."
        href="#raised"
        image="/samples/card-tap.svg"
      />
    </div>
  );
}
