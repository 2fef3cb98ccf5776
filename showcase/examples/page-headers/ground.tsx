import { Button } from "../../../kit/button/button.tsx";
import { PageHeader } from "../../../kit/page-header/page-header.tsx";

const rig = { src: "/samples/header-ground.svg", width: 1400, height: 560 };

export default function HeaderOnGround() {
  return (
    <PageHeader picture={rig} variant="ground">
      <h3>Four layers down by Friday</h3>
      <p>One rig, two people, and a log of every metre that you can read on your phone.</p>
      <Button href="#ground" variant="gradient" color="success" size="lg">
        Follow the bit
      </Button>
    </PageHeader>
  );
}
