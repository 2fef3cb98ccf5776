import { Button } from "../../../kit/button/button.tsx";
import layout from "../../../kit/layout.module.css";

export default function FullWidthButtons() {
  return (
    <div className={layout.stack}>
      <Button color="dark" variant="gradient" fullWidth>
        Continue with 12 layers
      </Button>
      <Button color="dark" variant="outline" fullWidth>
        Go back up
      </Button>
    </div>
  );
}
