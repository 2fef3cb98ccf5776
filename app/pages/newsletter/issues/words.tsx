import { Fragment } from "react";
import type { Inline } from "../../../../contract/newsletter/issue.ts";

export function IssueWords({ words }: { words: readonly Inline[] }) {
  return words.map((each, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes at run time
    <Fragment key={index}>
      <Word word={each} />
    </Fragment>
  ));
}

function Word({ word }: { word: Inline }) {
  switch (word.type) {
    case "text":
      return word.text;
    case "strong":
      return (
        <strong>
          <IssueWords words={word.words} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <IssueWords words={word.words} />
        </em>
      );
    case "code":
      return <code>{word.text}</code>;
    case "link":
      return (
        <a href={word.href}>
          <IssueWords words={word.words} />
        </a>
      );
    case "break":
      return <br />;
  }
}
