type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Sets the value of a field like a user, with `input` and `change` events. */
export function enterValue(field: TextControl, value: string): void {
  inputValue(field, value);
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Sets the value of a field like a user who is still typing, with only an `input` event. */
export function inputValue(field: TextControl, value: string): void {
  // The setter that React defines on the field itself would hide the change from React.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
