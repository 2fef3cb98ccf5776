import { Button } from "../../../kit/button/button.tsx";
import { InfoCard } from "../../../kit/info-card/info-card.tsx";
import layout from "../../../kit/layout.module.css";

const facts = [
  { title: "Works in a hole", description: "No signal, no trouble. It sends when you are back up." },
  { title: "Big buttons", description: "Made for gloves, and for the thumb that is left." },
  { title: "Counts for you", description: "One press for each rod. Metres add themselves." },
  { title: "Keeps its word", description: "What was logged stays. A correction is a new line." },
];

export default function PhoneApplication() {
  return (
    <div className={`${layout.split} ${layout.grounded}`}>
      <img src="/samples/bore-log.svg" alt="" width="400" height="520" />
      <div className={`${layout.stack} ${layout.parts}`}>
        <div className={layout.words}>
          <h3>The log book that doesn’t get wet</h3>
          <p>Bore Log replaces the notebook in the door of the ute, and the evening spent typing it in.</p>
          <div className={layout.row}>
            <Button href="#application-1" variant="gradient" color="success">
              Get it for iOS
            </Button>
            <Button href="#application-1" variant="outline" color="dark">
              Try it here
            </Button>
          </div>
        </div>
        <div className={layout.columns}>
          {facts.map((fact) => (
            <InfoCard key={fact.title} titleAs="h4" {...fact} />
          ))}
        </div>
      </div>
    </div>
  );
}
