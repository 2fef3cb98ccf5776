"use client";

import { useState } from "react";
import { Dropdown } from "../../../kit/dropdown/dropdown.tsx";
import layout from "../../../kit/layout.module.css";
import { Text } from "../../../kit/text/text.tsx";

export default function DropdownExample() {
  const [order, setOrder] = useState("no order yet");
  const give = (words: string) => ({ label: words, onClick: () => setOrder(words.toLowerCase()) });
  return (
    <div className={layout.stack}>
      <div className={layout.row}>
        <Dropdown
          label="Go to a bore"
          variant="gradient"
          color="dark"
          items={[
            { label: "Bore 0115", href: "#dropdown" },
            { label: "Bore 0116", href: "#dropdown" },
            { label: "Bore 0117", href: "#dropdown", current: true },
          ]}
        />
        <Dropdown
          label="Give an order"
          variant="outline"
          color="dark"
          items={[give("Lower the drill"), give("Hold"), give("Pull the core")]}
        />
      </div>
      <div role="status">
        <Text look="label">{`Rig 2: ${order}`}</Text>
      </div>
    </div>
  );
}
