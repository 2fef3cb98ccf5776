import { usePageAddress } from "../../app/document/page-address.ts";
import { OnwardLink } from "../../app/document/sections/onward-link.tsx";
import { type ExamplePage, type ShowcaseWords, showcase } from "../../content/showcase/showcase-words.ts";
import { addressOf, exampleAt } from "../addresses.ts";
import { ExampleFrame } from "../example/example-frame.tsx";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcaseContents } from "./contents.tsx";
import { indexByExample } from "./index-by-example.ts";
import { InstallCommands } from "./install-commands.tsx";
import { ShowcaseLayout } from "./showcase-layout.tsx";

export interface ShowcasePageProps {
  /**
   * The words of a page in the catalogue, or an `ExamplePage` for a component that is not in it. In the latter case,
   * this page shows only a single example, because the component's page shows them all.
   */
  words: ShowcaseWords | ExamplePage;
  /** The examples by file path. */
  examples: Readonly<Record<string, ExampleModule>>;
}

/** A page of all examples, or of the single one that the path names. */
export function ShowcasePage({ words, examples }: ShowcasePageProps) {
  const alone = exampleAt(usePageAddress(), words);
  const shown = words.examples
    .filter((example) => alone === undefined || example === alone)
    .map((example) => ({ words: example, example: exampleNamed(examples, example.id) }));
  const whole = alone === undefined && "intro" in words ? words : undefined;
  const one = shown[0]?.words;
  return (
    <ShowcaseLayout
      page={{ address: addressOf(words), title: words.title }}
      title={whole ? whole.title : one?.title}
      lead={whole ? whole.intro : one?.note}
      alone={!whole}
      sample={words.sample}
      contents={
        whole ? (
          <ShowcaseContents words={whole} />
        ) : (
          <OnwardLink href={addressOf(words)}>{showcase.whole(words.title)}</OnwardLink>
        )
      }
    >
      {shown.map((one) => (
        <ExampleFrame key={one.words.id} page={words} {...one} alone={!whole} />
      ))}
      <InstallCommands components={mostShownFirst(shown.map(({ example }) => example))} />
    </ShowcaseLayout>
  );
}

function mostShownFirst(examples: readonly ExampleModule[]): string[] {
  const all = examples.flatMap(({ components }) => components);
  const times = (component: string) => all.filter((one) => one === component).length;
  return [...new Set(all)].sort((one, other) => times(other) - times(one));
}

function exampleNamed(examples: ShowcasePageProps["examples"], id: string): ExampleModule {
  const found = indexByExample(examples)[id];
  if (!found) throw new Error(`The catalogue names an example ${id}, but there is no ${id}.tsx`);
  return found;
}
