import { Rating } from "../../../kit/rating/rating.tsx";
import { Stack } from "../../../kit/stack/stack.tsx";

export default function Stars() {
  return (
    <Stack>
      <Rating rating={5} />
      <Rating rating={3.5} />
      <Rating rating={0} />
    </Stack>
  );
}
