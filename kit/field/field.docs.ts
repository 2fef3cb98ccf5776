import type { ComponentDocs } from "../component-docs.ts";
import type { FieldProps } from "./field.tsx";

export const docs = {
  heard:
    "Its label, “edit text”, and hint, error and success as its description. With an error “invalid entry”. The icon is passed over.",
  leftOut: "An error isn't announced when it comes: it is read with the field.",
  anatomy: `<>
  <Field label="…" />
  <MessageField label="…" />

  {/* For a custom control. */}
  <Label htmlFor="colour" label="…" />
  <input type="color" id="colour" />
  <Notes id="colour" hint="…" />
</>`,
  specimen: { room: "card", props: { label: "Site" } },
  states: [
    { hint: "As on the map." },
    { error: "Name the site." },
    { success: "We know it." },
    { disabled: true },
  ],
  since: "1.0.0",
  changes: [{ version: "next", what: "With a `value`, what was typed before React came is told." }],
} satisfies ComponentDocs<FieldProps>;
