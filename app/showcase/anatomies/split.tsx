import { Figure } from "../../ui/figure/figure.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Split, Words } from "../../ui/split/split.tsx";

export default (
  <Split>
    <Words>
      <Heading as="h2">…</Heading>
      <p>…</p>
    </Words>
    <Figure src="…" width={640} height={480} />
  </Split>
);
