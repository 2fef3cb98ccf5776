import layout from "../../../kit/layout.module.css";
import { Rating } from "../../../kit/rating/rating.tsx";

export default function Stars() {
  return (
    <div className={layout.stack}>
      <Rating rating={5} />
      <Rating rating={3.5} />
      <Rating rating={0} />
    </div>
  );
}
