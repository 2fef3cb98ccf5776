import { Button } from "../../../kit/button/button.tsx";
import layout from "../../../kit/layout.module.css";

export default function ButtonsOnRock() {
  return (
    <div className={layout.rock}>
      <div data-theme="dark" className={layout.row}>
        <Button color="white" variant="gradient">
          Switch on the lamp
        </Button>
        <Button color="white" variant="outline">
          Ask for light
        </Button>
        <Button color="none">Stay in the dark</Button>
        <img src="/samples/lamp.svg" width={300} height={124} alt="" />
      </div>
    </div>
  );
}
