import { honeypotField } from "../../contract/honeypot.ts";

/** A field that is hidden from people and assistive technology. Only bots fill it in. */
export function Honeypot({ id = honeypotField }: { id?: string }) {
  return (
    <div className="kit-visually-hidden" aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
