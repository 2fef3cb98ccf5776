"use client";

import { useState } from "react";
import layout from "../../../kit/layout.module.css";
import { Menu } from "../../../kit/menu/menu.tsx";
import { Text } from "../../../kit/text/text.tsx";

export default function MenuOfActions() {
  const [done, setDone] = useState("nothing done yet");
  const act = (words: string) => ({ label: words, onClick: () => setDone(words.toLowerCase()) });
  return (
    <div className={layout.stack}>
      <Menu
        label="Work on the log"
        variant="gradient"
        color="dark"
        items={[
          act("Copy the log"),
          act("Print"),
          { ...act("Sign"), disabled: true },
          act("Put it away"),
          act("Close the log"),
        ]}
      />
      <div role="status">
        <Text look="label">{`Log of bore 0117: ${done}`}</Text>
      </div>
    </div>
  );
}
