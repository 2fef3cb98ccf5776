"use client";

import { useState } from "react";
import { Button } from "../../../kit/button/button.tsx";
import { Dialog } from "../../../kit/dialog/dialog.tsx";
import layout from "../../../kit/layout.module.css";

export default function Opened() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      {open && (
        <Dialog modal labelledBy="dialog-heading" onClose={() => setOpen(false)}>
          <div className={layout.stack}>
            <h2 id="dialog-heading">Saved</h2>
            <p>Escape closes it, and the focus goes back to the button.</p>
            <Button onClick={() => setOpen(false)}>Close</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
