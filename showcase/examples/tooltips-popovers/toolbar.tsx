"use client";

import { Button } from "../../../kit/button/button.tsx";
import { Icon, type IconName } from "../../../kit/icon/icon.tsx";
import layout from "../../../kit/layout.module.css";
import { Tooltip } from "../../../kit/tooltip/tooltip.tsx";

const tools: { icon: IconName; name: string; does: string }[] = [
  { icon: "map", name: "Map", does: "Shows where each bore stands" },
  { icon: "gauge", name: "Flow", does: "Litres a second, hour by hour" },
  { icon: "pulse", name: "Tremors", does: "What the ground did last night" },
  { icon: "mail", name: "Send", does: "Emails this section as a picture" },
];

export default function TooltipsOnToolbar() {
  return (
    <div className={`${layout.stack} ${layout.parts}`}>
      <div className={layout.row}>
        {tools.map(({ icon, name, does }) => (
          <Tooltip key={name} side="bottom" text={does} defaultOpen={name === "Flow"}>
            {(described) => (
              <Button {...described} variant="outline" color="dark" aria-label={name}>
                <Icon name={icon} />
              </Button>
            )}
          </Tooltip>
        ))}
      </div>
      <img
        src="/samples/bore-section.svg"
        width="720"
        height="280"
        alt="Four bores in a cut through the valley"
        loading="lazy"
      />
    </div>
  );
}
