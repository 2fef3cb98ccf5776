import { Heading, type HeadingProps } from "../../kit/heading/heading.tsx";

export default function Specimen(options: Partial<HeadingProps>) {
  return (
    <Heading as="h3" {...options}>
      Five layers down
    </Heading>
  );
}
