import { Button } from "../../ui/button/button.tsx";
import { ButtonGroup } from "../../ui/button-group/button-group.tsx";

export default (
  <ButtonGroup label="…">
    <Button>…</Button>
    <Button>…</Button>
  </ButtonGroup>
);
