import { Button } from "../../../kit/button/button.tsx";
import layout from "../../../kit/layout.module.css";
import { PageHeader } from "../../../kit/page-header/page-header.tsx";

const coast = { src: "/samples/terrain-coast.svg", width: 560, height: 520 };

export default function HeaderBesidePicture() {
  return (
    <PageHeader picture={coast}>
      <h3>Know what lies under the house</h3>
      <p>
        A survey before the first trench: which layers carry, where the water stands, who was there before.
      </p>
      <div className={layout.row}>
        <Button href="#beside" variant="gradient" color="success" size="lg">
          Book a survey
        </Button>
        <Button href="#beside" variant="outline" color="dark" size="lg">
          See a report
        </Button>
      </div>
    </PageHeader>
  );
}
