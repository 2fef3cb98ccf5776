import { Progress } from "../../../kit/progress/progress.tsx";
import { Stack } from "../../../kit/stack/stack.tsx";

export default function ProgressAtWork() {
  return (
    <Stack>
      <Progress label="Bore 0117, down to 240 metres" value={77} color="info" />
      <Progress label="Cores sawn and photographed" value={100} />
      <Progress label="Fuel left at the rig" value={9} variant="gradient" color="danger" />
      <Progress label="Report" value={0} color="secondary" />
    </Stack>
  );
}
