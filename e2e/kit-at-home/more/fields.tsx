"use client";

import { Card } from "../../../kit/card/card.tsx";
import { CopyButton } from "../../../kit/copy-button/copy-button.tsx";
import { DatePicker } from "../../../kit/date-picker/date-picker.tsx";
import { PasswordField } from "../../../kit/field/password-field.tsx";
import layout from "../../../kit/layout.module.css";

export default function Fields() {
  return (
    <Card>
      <div className={layout.stack}>
        <DatePicker label="Day of the bore" defaultValue="2026-11-23" />
        <PasswordField label="Password" defaultValue="granite" autoComplete="current-password" />
        <CopyButton text="drill --depth 180" label="Copy the command" />
      </div>
    </Card>
  );
}
