import { Counter } from "../../../kit/counter/counter.tsx";
import { Heading } from "../../../kit/heading/heading.tsx";

export default function Years() {
  return (
    <Heading as="h3">
      <Counter start={1980} end={2017} duration={3000} />
    </Heading>
  );
}
