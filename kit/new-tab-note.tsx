import { Icon } from "./icon/icon.tsx";
import { type Translated, translator } from "./translation.ts";

export type NewTabWord = "(opens in a new tab)";

/** Marks a link that opens a new tab, with an icon and with text for screen readers. */
export function NewTabNote({ words }: Translated<NewTabWord>) {
  return (
    <>
      <Icon name="arrow-out" />
      <span className="kit-visually-hidden">{` ${translator(words)("(opens in a new tab)")}`}</span>
    </>
  );
}
