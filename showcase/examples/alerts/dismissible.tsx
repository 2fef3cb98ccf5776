"use client";

import { useState } from "react";
import { Alert } from "../../../kit/alert/alert.tsx";
import { Button } from "../../../kit/button/button.tsx";
import { Row } from "../../../kit/row/row.tsx";
import { Stack } from "../../../kit/stack/stack.tsx";

export default function DismissibleAlerts() {
  const [round, setRound] = useState(0);
  return (
    <Stack>
      <Alert key={`saved ${round}`} dismissible>
        The log of rig 2 is saved.
      </Alert>
      <Alert key={`late ${round}`} color="warning" fontWeight="bold" dismissible>
        The truck with the casing is two hours late.
      </Alert>
      <Row>
        <Button size="sm" variant="outline" color="dark" onClick={() => setRound(round + 1)}>
          Show them again
        </Button>
      </Row>
    </Stack>
  );
}
