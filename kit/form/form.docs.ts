import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard:
    "Nothing of its own unless it has a name. The `answer` of a `FormNote` is announced when the form is sent.",
  anatomy: `<Form action="…" method="post">
  <Field label="…" name="…" />
  <Button type="submit">…</Button>
  <FormNote>…</FormNote>
</Form>`,
} satisfies ComponentDocs;
