import { nextStep } from "../../content/next-step.ts";
import { addresses } from "../../contract/addresses.ts";
import { site } from "../../site.config.ts";
import { Button } from "../ui/button/button.tsx";
import { CallToAction } from "../ui/call-to-action/call-to-action.tsx";
import styles from "./next-step.module.css";

/** The way on from a page of the company: write, or call. `besideForm`: the green button of the view is another. */
export function NextStep({ besideForm = false }: { besideForm?: boolean }) {
  const first = besideForm
    ? ({ color: "dark", variant: "outline" } as const)
    : ({ color: "success", variant: "gradient" } as const);
  return (
    <div className={`container ${styles.next}`}>
      <CallToAction line titleAs="h2" title={nextStep.title} description={nextStep.text}>
        <Button href={addresses.contact} {...first} size="lg">
          {nextStep.describe}
        </Button>
        <Button href={`tel:${site.phone.dialled}`} color="dark" variant="outline" size="lg">
          {nextStep.call}
        </Button>
      </CallToAction>
    </div>
  );
}
