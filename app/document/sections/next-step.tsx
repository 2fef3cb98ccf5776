import postAndPhone from "drawing:post-and-phone";
import clsx from "clsx";
import { nextStep } from "../../../content/next-step.ts";
import { addresses } from "../../../contract/addresses.ts";
import { Button } from "../../../kit/button/button.tsx";
import { CallToAction } from "../../../kit/call-to-action/call-to-action.tsx";
import { site } from "../../../site.config.ts";
import styles from "./next-step.module.css";

interface NextStepProps {
  /** Uses the secondary button style, because the page's form has the primary button. */
  besideForm?: boolean;
  /** Adds a drawing that stands on the footer's edge. For sections directly above the footer. */
  onFooter?: boolean;
}

/** The call to action at the end of the company's pages: write to us or call. */
export function NextStep({ besideForm = false, onFooter = false }: NextStepProps) {
  const first = besideForm
    ? ({ color: "dark", variant: "outline" } as const)
    : ({ color: "success", variant: "gradient" } as const);
  return (
    <div className={clsx("container", styles.next, onFooter && styles.onFooter)}>
      <CallToAction line titleAs="h2" title={nextStep.title} description={nextStep.text}>
        <Button href={addresses.contact} {...first} size="lg">
          {nextStep.describe}
        </Button>
        <Button href={`tel:${site.phone.dialled}`} color="dark" variant="outline" size="lg">
          {nextStep.call}
        </Button>
      </CallToAction>
      {onFooter && <img className={styles.boxes} {...postAndPhone} alt="" loading="lazy" />}
    </div>
  );
}
