import { Button } from "../../kit/button/button.tsx";
import { Tooltip } from "../../kit/tooltip/tooltip.tsx";

export default <Tooltip text="…">{(described) => <Button {...described}>…</Button>}</Tooltip>;
