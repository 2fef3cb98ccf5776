import { BlogCard } from "../../../kit/blog-card/blog-card.tsx";
import layout from "../../../kit/layout.module.css";
import { Pagination } from "../../../kit/pagination/pagination.tsx";

const articles = [
  {
    title: "How we lost a drill bit, and where",
    description: "At 61 metres, in granite, on a Sunday. It is still there and marked on the map.",
    image: "/samples/card-lost-bit.svg",
    author: { name: "Harpreet Gill", date: { shown: "3 April 2026", machine: "2026-04-03" } },
  },
  {
    title: "Ask the neighbour first",
    description: "The best source on any ground is the person who has dug a pond in it.",
    image: "/samples/card-pond.svg",
    author: { name: "Layla Haddad", date: { shown: "20 March 2026", machine: "2026-03-20" } },
  },
  {
    title: "A spreadsheet with nine owners",
    description: "Each had a copy, and each copy was the right one. How a strata found its sum.",
    image: "/samples/card-spreadsheet.svg",
    author: { name: "Amara Diallo", date: { shown: "6 March 2026", machine: "2026-03-06" } },
  },
];

export default function ArticlesInPages() {
  return (
    <div className={layout.stack}>
      {articles.map((article) => (
        <BlogCard key={article.title} variant="beside" {...article} href="#pages" />
      ))}
      <Pagination pages={5} current={2} href={() => "#pages"} label="Pages of articles" />
    </div>
  );
}
