import { BlogCard } from "../../../kit/blog-card/blog-card.tsx";
import layout from "../../../kit/layout.module.css";

const slices = [
  {
    title: "Azurite, Broken Hill",
    image: "/samples/thin-section-azurite.svg",
    description: "Blue until you breathe on it.",
  },
  {
    title: "Slate, Willunga",
    image: "/samples/thin-section-slate.svg",
    description: "Splits where you asked it not to.",
  },
  {
    title: "Malachite, Burra",
    image: "/samples/thin-section-malachite.svg",
    description: "The green in every old pipe.",
  },
];

export default function GlowingCards() {
  return (
    <div className={`${layout.columns} ${layout.stepped}`}>
      {slices.map((slice) => (
        <BlogCard key={slice.title} variant="blur" {...slice} href="#blur-animation" />
      ))}
    </div>
  );
}
