import { Button } from "../../ui/button/button.tsx";
import { Tooltip } from "../../ui/tooltip/tooltip.tsx";

export default <Tooltip text="…">{(described) => <Button {...described}>…</Button>}</Tooltip>;
