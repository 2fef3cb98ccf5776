import { Accordion } from "../../../kit/accordion/accordion.tsx";
import layout from "../../../kit/layout.module.css";

const items = [
  {
    question: "How deep do you go?",
    answer: (
      <p>To 180 metres with the truck rig. Below that we know two sisters in Dubbo who do nothing else.</p>
    ),
    open: true,
  },
  {
    question: "Will there be a mess?",
    answer: <p>For a day. We bring boards for the lawn and take the mud away with us, as the by-laws ask.</p>,
  },
  {
    question: "Who keeps the core?",
    answer: <p>You do. If you have no shelf for it, we keep it for seven years and send photographs.</p>,
  },
  {
    question: "What if you hit a pipe?",
    answer: (
      <p>
        Then we stop, phone and wait. It has happened once in nine years, and the pipe was not on the map.
      </p>
    ),
  },
  {
    question: "Can we watch?",
    answer: <p>From behind the rope, with a helmet. We have six in children’s sizes.</p>,
  },
];

export default function FiveQuestions() {
  return (
    <div className={layout.split}>
      <div className={layout.words}>
        <h3>Asked at the rope</h3>
        <p>Five questions that the crew answers before the engine is warm.</p>
        <img src="/samples/terrain-desert.svg" width="560" height="520" alt="" loading="lazy" />
      </div>
      <Accordion items={items} />
    </div>
  );
}
