"use client";

import { useState } from "react";
import { Button } from "../../../kit/button/button.tsx";
import layout from "../../../kit/layout.module.css";
import { Toast, ToastRegion } from "../../../kit/toast/toast.tsx";

export default function Toasts() {
  const [saved, setSaved] = useState(false);
  const [struck, setStruck] = useState(false);
  return (
    <>
      <div className={layout.row}>
        <Button variant="gradient" color="success" onClick={() => setSaved(true)}>
          Save the log
        </Button>
        <Button variant="gradient" color="info" onClick={() => setStruck(true)}>
          Strike water
        </Button>
      </div>
      <ToastRegion>
        {saved && <Toast title="The log is saved" closeHandler={() => setSaved(false)} />}
        {struck && (
          <Toast
            color="info"
            title="Rig 2 struck water"
            date="just now"
            description="184 metres down, 12 litres a second, clear."
            closeHandler={() => setStruck(false)}
          />
        )}
      </ToastRegion>
    </>
  );
}
