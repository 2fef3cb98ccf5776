import { honeypotField } from "../../contract/honeypot.ts";

/** A field hidden from people, so that usually only bots fill it in. Screen readers skip it. */
export function Honeypot({ id = honeypotField }: { id?: string }) {
  return (
    <div className="kit-visually-hidden" aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
