import { OnwardLink } from "../../app/document/sections/onward-link.tsx";
import { componentPage } from "../../content/showcase/component-page.ts";
import { guideAddress } from "../addresses.ts";
import { Part } from "../page/part.tsx";
import type { Styling } from "./component-api.ts";
import { Fact } from "./fact.tsx";
import { Facts } from "./facts.tsx";

/** The tokens and data attributes of a component, for use in custom styles. */
export function StylesPart({ tokens, attributes }: Styling) {
  const words = componentPage.styling;
  return (
    <Part id="styling" title={words.title} note={words.note}>
      <Facts>
        {attributes.map(({ name, says }) => (
          <Fact key={name} title={<code>{name}</code>}>
            {says}
          </Fact>
        ))}
        {tokens.length > 0 && (
          <Fact title={words.tokens}>
            <OnwardLink href={guideAddress("theming")}>{words.allTokens}</OnwardLink>
          </Fact>
        )}
        {tokens.map(({ about, names }) => (
          <Fact key={about} title={about}>
            {names.map((name) => `\`${name}\``).join(" ")}
          </Fact>
        ))}
      </Facts>
    </Part>
  );
}
