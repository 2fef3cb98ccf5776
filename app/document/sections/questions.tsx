import { Accordion } from "../../../kit/accordion/accordion.tsx";

/** Questions with their answers. Only one answer is open at a time, initially the first. */
export function Questions({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <Accordion
      exclusive
      items={items.map(({ question, answer }, index) => ({
        question,
        answer: <p>{answer}</p>,
        open: index === 0,
      }))}
    />
  );
}
