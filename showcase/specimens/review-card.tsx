import { ReviewCard, type ReviewCardProps } from "../../kit/review-card/review-card.tsx";
import room from "./room.module.css";

export default function Specimen(options: Partial<ReviewCardProps>) {
  return (
    <div className={room.small}>
      <ReviewCard
        name="Jun Watanabe"
        date={{ shown: "3 June 2026", machine: "2026-06-03" }}
        review="The worst page came first."
        rating={4.5}
        {...options}
      />
    </div>
  );
}
