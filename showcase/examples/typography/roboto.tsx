import { Heading } from "../../../kit/heading/heading.tsx";
import layout from "../../../kit/layout.module.css";
import { Text } from "../../../kit/text/text.tsx";

export default function Roboto() {
  return (
    <div className={layout.stack}>
      <Heading as="h3" size="h1">
        Hard rock
      </Heading>
      <Text look="lead">ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789</Text>
      <Text>
        Upright for what is read at length, <strong>bold for the word that matters</strong>,{" "}
        <em>slanted for a title or a doubt</em>.
      </Text>
    </div>
  );
}
