import type { ReactNode } from "react";
import type { ExamplePage } from "../../content/showcase/showcase-words.ts";
import { addressOf } from "../addresses.ts";
import { ShowcaseHeading } from "./heading.tsx";

export interface ShowcaseHeadProps {
  page: Pick<ExamplePage, "family" | "name" | "title">;
  title: ReactNode;
  lead: ReactNode;
  /** On a page of one of its examples, which has no Markdown of its own. */
  alone?: boolean;
  sample?: boolean | undefined;
}

/** The head of a page of examples, of one example alone, or of a component. */
export function ShowcaseHead({ page, title, lead, alone = false, sample }: ShowcaseHeadProps) {
  const address = addressOf(page);
  return (
    <ShowcaseHeading
      title={title}
      lead={lead}
      names={[[address, page.title]]}
      copied={alone ? undefined : address}
      sample={sample}
    />
  );
}
