import { BlogCard } from "../../../ui/blog-card/blog-card.tsx";
import { Columns } from "../../../ui/columns/columns.tsx";

const articles = [
  {
    title: "Why the pump sings at six",
    description: "Everybody showers at once, and the pipe has one note.",
    image: "/samples/terrain-lake.svg",
    whole: true,
    category: { color: "info", label: "Water" },
  },
  {
    title: "A bore log is a diary",
    description: "What the driller wrote in the margin was right in four of five cases.",
    image: "/samples/bore-map.svg",
    category: { color: "success", label: "Records" },
  },
  {
    title: "Sandstone, and who sold it to you",
    description: "Three houses on one street, three kinds of stone, one invoice.",
    image: "/samples/terrain-desert.svg",
    whole: true,
    category: { color: "warning", label: "Ground" },
  },
] as const;

export default function ThreeArticles() {
  return (
    <Columns stepped>
      {articles.map((article) => (
        <BlogCard key={article.title} {...article} route="#three-articles" />
      ))}
    </Columns>
  );
}
