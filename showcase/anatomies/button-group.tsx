import { Button } from "../../kit/button/button.tsx";
import { ButtonGroup } from "../../kit/button-group/button-group.tsx";

export default (
  <ButtonGroup label="…">
    <Button>…</Button>
    <Button>…</Button>
  </ButtonGroup>
);
