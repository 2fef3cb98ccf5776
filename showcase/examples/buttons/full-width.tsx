import { Button } from "../../../kit/button/button.tsx";
import { Stack } from "../../../kit/stack/stack.tsx";

export default function FullWidthButtons() {
  return (
    <Stack>
      <Button color="dark" variant="gradient" fullWidth>
        Continue with 12 layers
      </Button>
      <Button color="dark" variant="outline" fullWidth>
        Go back up
      </Button>
    </Stack>
  );
}
