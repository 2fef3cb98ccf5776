import { useEffect, useRef } from "react";
import { contact } from "../../content/pages/contact.ts";
import type { FieldErrors } from "../../contract/call-error.ts";
import { Alert } from "../../kit/alert/alert.tsx";
import { visibleFields } from "./entries.ts";

/** A summary above the form that takes the focus and links to each invalid field. */
export function FieldErrorSummary({ errors }: { errors: FieldErrors }) {
  const summary = useRef<HTMLDivElement>(null);
  const fields = visibleFields.filter((field) => errors[field]);
  useEffect(() => {
    if (Object.keys(errors).length > 0) summary.current?.focus();
  }, [errors]);
  if (fields.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1} role="alert">
      <Alert color="danger">
        {contact.missing.summary}:{" "}
        {fields.map((field, index) => (
          <span key={field}>
            {index > 0 && <span>, </span>}
            <a href={`#${field}`}>{contact.fields[field].label}</a>
          </span>
        ))}
      </Alert>
    </div>
  );
}
