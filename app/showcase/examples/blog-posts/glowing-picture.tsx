import { BlogCard } from "../../../ui/blog-card/blog-card.tsx";
import { Columns } from "../../../ui/columns/columns.tsx";

const articles = [
  {
    title: "Two rigs, one road",
    image: "/samples/terrain-coast.svg",
    whole: true,
    author: {
      name: "Mira Kowalczyk",
      image: "/samples/portrait-mira.svg",
      date: { shown: "12 May 2026", machine: "2026-05-12" },
    },
  },
  {
    title: "What the levy bought in 2025",
    image: "/samples/terrain-city.svg",
    whole: true,
    author: {
      name: "Tomas Lindqvist",
      image: "/samples/portrait-tomas.svg",
      date: { shown: "28 April 2026", machine: "2026-04-28" },
    },
  },
] as const;

export default function ArticlesWithGlowingPictures() {
  return (
    <Columns each="wide" stepped>
      {articles.map((article) => (
        <BlogCard key={article.title} variant="blur" {...article} route="#glowing-picture" />
      ))}
    </Columns>
  );
}
