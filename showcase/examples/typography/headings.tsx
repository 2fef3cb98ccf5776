import { Heading } from "../../../kit/heading/heading.tsx";
import layout from "../../../kit/layout.module.css";

// The page's title is an h1 and the example's title an h2, so these headings begin at h3.
export default function Headings() {
  return (
    <div className={layout.stack}>
      <Heading as="h3" size="h1">
        Down to bedrock
      </Heading>
      <Heading as="h3" size="h2">
        What lies between
      </Heading>
      <Heading as="h3">Forty metres of sandstone</Heading>
      <Heading as="h4">Where it holds water</Heading>
      <Heading as="h5">Samples of the upper bed</Heading>
      <Heading as="h6">Box 12, tray 3</Heading>
    </div>
  );
}
