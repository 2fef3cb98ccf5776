import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  block: true,
  heard: "A level 3 heading, and a list of names, each with its value. A value with an address is a link.",
  anatomy: `<ContactPanel title="…" entries={[{ name: "…", value: "…" }]}>
  <Form>
    <Field label="…" />
  </Form>
</ContactPanel>`,
} satisfies ComponentDocs;
