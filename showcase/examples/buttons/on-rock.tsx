import { Button } from "../../../kit/button/button.tsx";
import { Rock } from "../../../kit/rock/rock.tsx";
import { Row } from "../../../kit/row/row.tsx";

export default function ButtonsOnRock() {
  return (
    <Rock>
      <Row>
        <Button color="white" variant="gradient">
          Switch on the lamp
        </Button>
        <Button color="white" variant="outline">
          Ask for light
        </Button>
        <Button color="none">Stay in the dark</Button>
        <img src="/samples/lamp.svg" width={300} height={124} alt="" />
      </Row>
    </Rock>
  );
}
