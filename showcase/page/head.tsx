import type { ReactNode } from "react";
import type { ExamplePage } from "../../content/showcase/showcase-words.ts";
import { addressOf } from "../addresses.ts";
import { ShowcaseHeading } from "./heading.tsx";

export interface ShowcaseHeadProps {
  page: Pick<ExamplePage, "family" | "name" | "title">;
  title: ReactNode;
  lead: ReactNode;
  /** Whether it is the page of a single example, which has no Markdown file. */
  alone?: boolean;
  sample?: boolean | undefined;
}

/** The header of a page of examples, of a single example, or of a component. */
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
