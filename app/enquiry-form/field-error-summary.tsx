import { useEffect, useRef } from "react";
import { contact } from "../../content/pages/contact.ts";
import type { FieldErrors } from "../../contract/call-error.ts";
import { Alert } from "../../kit/alert/alert.tsx";
import { visibleFields } from "./entries.ts";

/** A summary above the form, if several fields are invalid. It takes the focus and links to each of them. */
export function FieldErrorSummary({ errors }: { errors: FieldErrors }) {
  const summary = useRef<HTMLDivElement>(null);
  const fields = visibleFields.filter((field) => errors[field]);
  useEffect(() => {
    if (Object.keys(errors).length > 1) summary.current?.focus();
  }, [errors]);
  if (fields.length < 2) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: it brings the focus to the errors without JavaScript
    <div ref={summary} tabIndex={-1} autoFocus role="alert">
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
