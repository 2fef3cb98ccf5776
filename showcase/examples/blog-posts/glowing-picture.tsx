import { BlogCard } from "../../../kit/blog-card/blog-card.tsx";
import layout from "../../../kit/layout.module.css";

const articles = [
  {
    title: "Two rigs, one road",
    image: "/samples/card-rigs.svg",
    author: {
      name: "Mira Kowalczyk",
      image: "/samples/portrait-mira.svg",
      date: { shown: "12 May 2026", machine: "2026-05-12" },
    },
  },
  {
    title: "What the levy bought in 2025",
    image: "/samples/card-levy.svg",
    author: {
      name: "Tomas Lindqvist",
      image: "/samples/portrait-tomas.svg",
      date: { shown: "28 April 2026", machine: "2026-04-28" },
    },
  },
] as const;

export default function ArticlesWithGlowingPictures() {
  return (
    <div className={`${layout.columns} ${layout.wide} ${layout.stepped}`}>
      {articles.map((article) => (
        <BlogCard key={article.title} variant="blur" {...article} href="#glowing-picture" />
      ))}
    </div>
  );
}
