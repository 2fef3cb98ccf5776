import { Button } from "../../../kit/button/button.tsx";
import { Icon } from "../../../kit/icon/icon.tsx";
import layout from "../../../kit/layout.module.css";

export default function ButtonsWithIcon() {
  return (
    <div className={layout.row}>
      <Button variant="gradient" color="info">
        <Icon name="tick" /> Sign the report
      </Button>
      <Button variant="outline" color="dark">
        Read on <Icon name="arrow-out" />
      </Button>
      <Button variant="gradient" color="secondary">
        <Icon name="search" /> Find the leak
      </Button>
      <Button variant="outline" color="dark" aria-label="Copy the link">
        <Icon name="copy" />
      </Button>
    </div>
  );
}
