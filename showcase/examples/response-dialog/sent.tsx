"use client";

import { useState } from "react";
import { Button } from "../../../kit/button/button.tsx";
import { ResponseDialog } from "../../../kit/response-dialog/response-dialog.tsx";

export default function Sent() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Send</Button>
      {open && (
        <ResponseDialog
          state="success"
          title="Success"
          heading="Your message is on its way"
          message="We answer within a day."
          closeHref="#sent"
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
