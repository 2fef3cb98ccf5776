import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    "Nothing of its own without a name. A `FormNote` with an `answer` reads it out once the form is sent.",
  anatomy: `<Form action="…" method="post">
  <Field label="…" name="…" />
  <Button type="submit">…</Button>
  <FormNote>…</FormNote>
</Form>`,
  since: "1.0.0",
} satisfies ComponentDocs;
