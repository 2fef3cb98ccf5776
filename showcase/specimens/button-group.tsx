import { Button } from "../../kit/button/button.tsx";
import { ButtonGroup, type ButtonGroupProps } from "../../kit/button-group/button-group.tsx";

export default function Specimen(options: Partial<ButtonGroupProps>) {
  return (
    <ButtonGroup label="Depth" {...options}>
      <Button>Shallow</Button>
      <Button>Middle</Button>
      <Button>Deep</Button>
    </ButtonGroup>
  );
}
