"use client";

import { Button } from "../../../kit/button/button.tsx";
import { Row } from "../../../kit/row/row.tsx";
import { Stack } from "../../../kit/stack/stack.tsx";
import { Tooltip } from "../../../kit/tooltip/tooltip.tsx";

const rows = [
  ["top", "right"],
  ["bottom", "left"],
] as const;

const texts = {
  top: "The surface, at 12 metres above the sea",
  right: "Creek, 300 m",
  bottom: "Bedrock, at 210 metres",
  left: "The road, and coffee",
} as const;

export default function Tooltips() {
  return (
    <Stack>
      {rows.map((sides) => (
        <Row key={sides[0]}>
          {sides.map((side) => (
            <Tooltip key={side} side={side} text={texts[side]} defaultOpen={side === "right"}>
              {(described) => (
                <Button {...described} variant="outline" color="dark">
                  On {side}
                </Button>
              )}
            </Tooltip>
          ))}
        </Row>
      ))}
    </Stack>
  );
}
