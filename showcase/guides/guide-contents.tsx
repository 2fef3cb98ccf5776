import { guides } from "../../content/showcase/guides.ts";
import { showcase } from "../../content/showcase/showcase-words.ts";
import contents from "../page/contents.module.css";
import type { GuideSection } from "./guide.ts";

/** Beside a guide: its sections; `frame.ts` marks the one that is being read. */
export function GuideContents({ sections }: { sections: readonly GuideSection[] }) {
  return (
    <aside className={contents.contents} aria-label={showcase.onThisPage}>
      <p className="mono">{guides.parts(sections.length)}</p>
      <ol>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`} data-contents-of={id}>
              <b className="mono" aria-hidden="true">
                {index === 0 ? "0 m" : `−${4 * index} m`}
              </b>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </aside>
  );
}
