import { BlogCard } from "../../../kit/blog-card/blog-card.tsx";
import layout from "../../../kit/layout.module.css";

const articles = [
  {
    title: "Why the pump sings at six",
    description: "Everybody showers at once, and the pipe has one note.",
    image: "/samples/card-pump.svg",
    category: { color: "info", label: "Water" },
  },
  {
    title: "A bore log is a diary",
    description: "What the driller wrote in the margin was right in four of five cases.",
    image: "/samples/card-bore-log.svg",
    category: { color: "success", label: "Records" },
  },
  {
    title: "Sandstone, and who sold it to you",
    description: "Three houses on one street, three kinds of stone, one invoice.",
    image: "/samples/card-houses.svg",
    category: { color: "warning", label: "Ground" },
  },
] as const;

export default function ThreeArticles() {
  return (
    <div className={`${layout.columns} ${layout.stepped}`}>
      {articles.map((article) => (
        <BlogCard key={article.title} {...article} href="#three-articles" />
      ))}
    </div>
  );
}
