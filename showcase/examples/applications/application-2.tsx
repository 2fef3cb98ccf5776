import { Button } from "../../../kit/button/button.tsx";
import { CallToAction } from "../../../kit/call-to-action/call-to-action.tsx";
import { InfoCard } from "../../../kit/info-card/info-card.tsx";
import layout from "../../../kit/layout.module.css";

export default function WindowApplication() {
  return (
    <div className={`${layout.stack} ${layout.parts}`}>
      <CallToAction
        title="A valley in one window"
        description="Every bore that was ever drilled there, cut open along the line you draw."
      >
        <Button href="#application-2" variant="gradient" color="success" size="lg">
          Open the map
        </Button>
      </CallToAction>
      <img src="/samples/bore-map.svg" alt="" width="720" height="440" loading="lazy" />
      <div className={`${layout.columns} ${layout.stepped}`}>
        <InfoCard
          titleAs="h4"
          title="Draw a line"
          description="The cut follows it, and so do the names of the neighbours."
        />
        <InfoCard
          titleAs="h4"
          title="Ask a bore"
          description="Who drilled it, when, and what they wrote in the margin."
        />
        <InfoCard
          titleAs="h4"
          title="Take it along"
          description="One file, readable in forty years. We checked one from 1986."
        />
      </div>
    </div>
  );
}
