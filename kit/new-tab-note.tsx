import { Icon } from "./icon/icon.tsx";

/** Says that a link leaves the page, in a sign and in words. */
export function NewTabNote() {
  return (
    <>
      <Icon name="arrow-out" />
      <span className="kit-visually-hidden"> (opens in a new tab)</span>
    </>
  );
}
