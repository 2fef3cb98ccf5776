import type { ComponentDocs } from "../component-docs.ts";
import type { FieldProps } from "./field.tsx";

export const docs = {
  heard:
    "The label, “edit text”, and the hint, error and confirmation as its description. With an error also “invalid entry”. The icon is decorative.",
  leftOut: "An error isn't announced when it appears. It is read with the field.",
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
    { hint: "As it is called on the map." },
    { error: "Name the site." },
    { success: "We know this site." },
    { disabled: true },
  ],
  changes: { next: ["With a `value`, text that was typed before hydration is reported to `onChange`."] },
} satisfies ComponentDocs<FieldProps>;
