import { honeypotField } from "../../contract/honeypot.ts";

/** A hidden field that only bots fill in. Screen readers skip it. */
export function Honeypot({ id = honeypotField }: { id?: string }) {
  return (
    <div className="kit-visually-hidden" aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
