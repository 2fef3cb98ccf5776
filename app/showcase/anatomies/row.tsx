import { Button } from "../../ui/button/button.tsx";
import { Row } from "../../ui/row/row.tsx";

export default (
  <Row>
    <Button>…</Button>
    <Button>…</Button>
  </Row>
);
