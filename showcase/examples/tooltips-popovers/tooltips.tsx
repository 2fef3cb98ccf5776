"use client";

import { Button } from "../../../kit/button/button.tsx";
import layout from "../../../kit/layout.module.css";
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
    <div className={layout.stack}>
      {rows.map((sides) => (
        <div className={layout.row} key={sides[0]}>
          {sides.map((side) => (
            <Tooltip key={side} side={side} text={texts[side]} defaultOpen={side === "right"}>
              {(described) => (
                <Button {...described} variant="outline" color="dark">
                  On {side}
                </Button>
              )}
            </Tooltip>
          ))}
        </div>
      ))}
    </div>
  );
}
