import { Button } from "../../kit/button/button.tsx";
import { Row } from "../../kit/row/row.tsx";

export default (
  <Row>
    <Button>…</Button>
    <Button>…</Button>
  </Row>
);
