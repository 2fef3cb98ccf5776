import layout from "../../../kit/layout.module.css";
import { ReviewCard } from "../../../kit/review-card/review-card.tsx";

const reviews = [
  {
    name: "Jun Watanabe",
    username: "@jun.on.the.hill",
    date: { shown: "3 June 2026", machine: "2026-06-03" },
    review: "The report came on the day it was promised, with the worst page first.",
    rating: 5,
    image: "/samples/portrait-jun.svg",
    color: "info",
  },
  {
    name: "Layla Haddad",
    username: "@haddad_surveys",
    date: { shown: "18 May 2026", machine: "2026-05-18" },
    review: "Quiet crew, loud rig. They put the gate back as they found it, which was open.",
    rating: 4,
    image: "/samples/portrait-layla.svg",
    color: "success",
  },
  {
    name: "Otto Brandt",
    username: "@otto1958",
    date: { shown: "2 April 2026", machine: "2026-04-02" },
    review: "One hole, no water. They said so before they started, and drilled no second.",
    rating: 3.5,
    image: "/samples/portrait-otto.svg",
    color: "warning",
  },
] as const;

export default function ReviewCards() {
  return (
    <div className={`${layout.columns} ${layout.stepped}`}>
      {reviews.map((review) => (
        <ReviewCard key={review.username} {...review} />
      ))}
    </div>
  );
}
