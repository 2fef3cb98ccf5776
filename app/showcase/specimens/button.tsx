import { Button, type ButtonProps } from "../../ui/button/button.tsx";

export default function Specimen(options: ButtonProps) {
  return <Button {...options}>Press</Button>;
}
