import type { ComponentDocs } from "../component-docs.ts";

export const docs = {
  heard: "Nothing of its own: a `div` around its cards.",
  anatomy: `<CounterRow>
  <CounterCard count={70} title="…" />
  <CounterCard count={15} title="…" divider="vertical" />
</CounterRow>`,
  since: "1.0.0",
} satisfies ComponentDocs;
