import type { ExampleWords, ShowcaseWords } from "../../../content/showcase/showcase-words.ts";
import { addressOf } from "../addresses.ts";
import { ShowcaseHeading } from "./heading.tsx";

export interface ShowcaseHeadProps {
  words: ShowcaseWords;
  /** The example that the page shows alone. */
  alone?: ExampleWords | undefined;
}

/** The head of a page of examples, or of one example alone. */
export function ShowcaseHead({ words, alone }: ShowcaseHeadProps) {
  const address = addressOf(words);
  return (
    <ShowcaseHeading
      title={alone ? alone.title : words.title}
      lead={alone ? alone.note : words.intro}
      names={[[address, words.title]]}
      copied={alone ? undefined : address}
    />
  );
}
