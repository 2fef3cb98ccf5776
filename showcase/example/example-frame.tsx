import { Island } from "../../app/browser/island.tsx";
import { type ExamplePage, type ExampleWords, showcase } from "../../content/showcase/showcase-words.ts";
import { Button } from "../../kit/button/button.tsx";
import { Icon } from "../../kit/icon/icon.tsx";
import { exampleAddress } from "../addresses.ts";
import { Part } from "../page/part.tsx";
import { CodePanel } from "./code-panel.tsx";
import styles from "./example-frame.module.css";
import type { ExampleModule } from "./example-module.ts";

export interface ExampleFrameProps {
  page: ExamplePage;
  words: ExampleWords;
  example: ExampleModule;
  /** Whether the example is on a page of its own, where the page's title replaces the example's heading. */
  alone?: boolean;
}

/**
 * An example: its preview, its source and its rendered markup. Without scripts they are shown one below the other;
 * `frame.ts` turns them into tabs.
 */
export function ExampleFrame({ page, words, example, alone = false }: ExampleFrameProps) {
  const { id, title, note, height } = words;
  const { Example, code, markup } = example;
  const address = exampleAddress(page, id);
  const file = `${id}.tsx`;
  const content = (
    <>
      {height !== undefined && (
        // A `style` element, because the content security policy allows it by its hash and would block a `style`
        // attribute. React moves it into the head.
        <style href={`${id}-height`} precedence="page">
          {`#${id}-preview > div{min-height:${height}px}`}
        </style>
      )}
      <div className={styles.frame} data-frame>
        <div className={styles.bar}>
          <div role="tablist" aria-label={title} className={styles.tabs} data-frame-tabs>
            {tabs.map((tab) => (
              <a
                key={tab}
                role="tab"
                id={`${id}-${tab}-tab`}
                href={`#${id}-${tab}`}
                aria-controls={`${id}-${tab}`}
                aria-selected={tab === "preview"}
              >
                {showcase.tabs[tab]}
              </a>
            ))}
          </div>
          <a className={styles.file} href={`${address}.tsx`}>
            {file}
          </a>
          <fieldset className={`needs-script ${styles.choices}`} aria-label={showcase.themes}>
            <button type="button" data-preview-theme="light" aria-pressed="false">
              {showcase.light}
            </button>
            <button type="button" data-preview-theme="dark" aria-pressed="false">
              {showcase.dark}
            </button>
          </fieldset>
          <fieldset className={`needs-script ${styles.choices}`} aria-label={showcase.direction}>
            <button
              type="button"
              data-preview-direction
              aria-pressed="false"
              aria-label={showcase.rightToLeft}
            >
              RTL
            </button>
          </fieldset>
          <fieldset className={`needs-script ${styles.choices}`} aria-label={showcase.widths}>
            {widths.map((width) => (
              <button key={width} type="button" data-preview-width={width} aria-pressed={width === "full"}>
                {width === "full" ? showcase.full : width}
              </button>
            ))}
          </fieldset>
          {!alone && (
            <Button color="none" href={address} aria-label={showcase.alone(title)}>
              <Icon name="alone" />
            </Button>
          )}
        </div>
        <div
          role="tabpanel"
          id={`${id}-preview`}
          aria-labelledby={`${id}-preview-tab`}
          data-shown="true"
          className={`${styles.panel} ${styles.preview}`}
        >
          <div className={styles.stage} data-stage>
            {page.hydrate ? <Island in={{ [id]: Example }} name={id} /> : <Example />}
          </div>
        </div>
        <CodePanel id={id} tab="code" title={title} lines={code()} />
        <CodePanel id={id} tab="html" title={title} lines={markup()} />
      </div>
    </>
  );
  return alone ? (
    <section id={id} aria-label={title}>
      <h2 className="kit-visually-hidden">{showcase.tabs.preview}</h2>
      {content}
    </section>
  ) : (
    <Part id={id} title={title} note={note}>
      {content}
    </Part>
  );
}

const tabs = ["preview", "code", "html"] as const;
const widths = ["360", "768", "full"] as const;
