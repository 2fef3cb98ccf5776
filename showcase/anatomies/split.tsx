import { Figure } from "../../kit/figure/figure.tsx";
import { Heading } from "../../kit/heading/heading.tsx";
import { Split, Words } from "../../kit/split/split.tsx";

export default (
  <Split>
    <Words>
      <Heading as="h2">…</Heading>
      <p>…</p>
    </Words>
    <Figure src="…" width={640} height={480} />
  </Split>
);
