import { Fragment } from "react";
import { componentPage } from "../../content/showcase/component-page.ts";
import { guideAddress } from "../addresses.ts";
import type { Styling } from "./component-facts.ts";
import styles from "./facts.module.css";
import { InCode } from "./in-code.tsx";
import { Part } from "./part.tsx";

/** The tokens and data attributes that styles can use. */
export function StylesPart({ tokens, attributes }: Styling) {
  const words = componentPage.styling;
  return (
    <Part id="styling" title={words.title} note={words.note}>
      <dl className={styles.facts}>
        {attributes.map(({ name, says }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <span>
                <InCode text={says} />
              </span>
            </dd>
          </div>
        ))}
        {tokens.length > 0 && (
          <div>
            <dt>{words.tokens}</dt>
            <dd>
              <a href={guideAddress("theming")}>{words.allTokens}</a>
            </dd>
          </div>
        )}
        {tokens.map(({ about, names }) => (
          <div key={about}>
            <dt>{about}</dt>
            <dd>
              {names.map((name) => (
                <Fragment key={name}>
                  <code>{name}</code>{" "}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
