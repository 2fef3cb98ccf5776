import { Icon } from "./icon/icon.tsx";

/** Marks a link that opens a new tab, with an icon and with text for screen readers. */
export function NewTabNote() {
  return (
    <>
      <Icon name="arrow-out" />
      <span className="kit-visually-hidden"> (opens in a new tab)</span>
    </>
  );
}
