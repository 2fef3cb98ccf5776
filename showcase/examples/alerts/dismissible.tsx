"use client";

import { useState } from "react";
import { Alert } from "../../../kit/alert/alert.tsx";
import { Button } from "../../../kit/button/button.tsx";
import layout from "../../../kit/layout.module.css";

export default function DismissibleAlerts() {
  const [round, setRound] = useState(0);
  return (
    <div className={layout.stack}>
      <Alert key={`saved ${round}`} dismissible>
        The log of rig 2 is saved.
      </Alert>
      <Alert key={`late ${round}`} color="warning" fontWeight="bold" dismissible>
        The truck with the casing is two hours late.
      </Alert>
      <div className={layout.row}>
        <Button size="sm" variant="outline" color="dark" onClick={() => setRound(round + 1)}>
          Show them again
        </Button>
      </div>
    </div>
  );
}
