"use client";

import { Button } from "../../../ui/button/button.tsx";
import { Row } from "../../../ui/row/row.tsx";
import { Tooltip } from "../../../ui/tooltip/tooltip.tsx";

const sides = {
  top: "The surface, at 12 metres above the sea",
  right: "The creek, 300 metres that way",
  bottom: "Bedrock, at 210 metres",
  left: "The road, and coffee",
} as const;

export default function Tooltips() {
  return (
    <Row>
      {(["top", "right", "bottom", "left"] as const).map((side) => (
        <Tooltip key={side} side={side} text={sides[side]} defaultOpen={side === "bottom"}>
          {(described) => (
            <Button {...described} variant="outline" color="dark">
              On {side}
            </Button>
          )}
        </Tooltip>
      ))}
    </Row>
  );
}
