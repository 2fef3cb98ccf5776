import { Accordion } from "../../../kit/accordion/accordion.tsx";

const items = [
  {
    question: "When is the levy due?",
    answer: <p>On the first of each quarter. The reminder comes two weeks before, by mail or on paper.</p>,
    open: true,
  },
  {
    question: "Who decides about the roof?",
    answer: <p>The owners corporation, at a general meeting. The committee may spend on repairs alone.</p>,
  },
  {
    question: "Where are the minutes?",
    answer: (
      <p>Under your lot, seven years back. A search in this page opens the question that holds the word.</p>
    ),
  },
];

export default function OneQuestionAtATime() {
  return <Accordion accordionId="strata-questions" exclusive items={items} />;
}
