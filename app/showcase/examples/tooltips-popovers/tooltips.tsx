"use client";

import { Button } from "../../../ui/button/button.tsx";
import { Row } from "../../../ui/row/row.tsx";
import { Tooltip } from "../../../ui/tooltip/tooltip.tsx";

const sides = {
  left: "The road, and coffee",
  top: "The surface, at 12 metres above the sea",
  bottom: "Bedrock, at 210 metres",
  right: "Creek, 300 m",
} as const;

export default function Tooltips() {
  return (
    <Row>
      {(["left", "top", "bottom", "right"] as const).map((side) => (
        <Tooltip key={side} side={side} text={sides[side]} defaultOpen={side === "right"}>
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
