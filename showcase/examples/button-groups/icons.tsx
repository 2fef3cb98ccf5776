import { Button } from "../../../kit/button/button.tsx";
import { ButtonGroup } from "../../../kit/button-group/button-group.tsx";
import { Icon } from "../../../kit/icon/icon.tsx";

export default function IconButtonGroup() {
  return (
    <ButtonGroup label="Recording of the drill">
      <Button variant="outline" color="dark" aria-label="To the beginning">
        <Icon name="chevron-left" />
      </Button>
      <Button variant="outline" color="dark" aria-label="Play">
        <Icon name="play" />
      </Button>
      <Button variant="outline" color="dark" aria-label="Pause">
        <Icon name="pause" />
      </Button>
      <Button variant="outline" color="dark" aria-label="To the end">
        <Icon name="chevron-right" />
      </Button>
    </ButtonGroup>
  );
}
