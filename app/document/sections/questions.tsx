import { Accordion } from "../../../kit/accordion/accordion.tsx";

/** Questions of which one is open at a time, at first the first. */
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
