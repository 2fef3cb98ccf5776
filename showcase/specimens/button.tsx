import { Button, type ButtonProps } from "../../kit/button/button.tsx";
import room from "./room.module.css";

export default function Specimen(options: ButtonProps) {
  const button = <Button {...options}>Press</Button>;
  return options.fullWidth === undefined ? button : <div className={room.card}>{button}</div>;
}
