type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Puts a value into a field as the visitor would: whoever listens to the field, or to its form, hears of it. */
export function enterValue(field: TextControl, value: string): void {
  inputValue(field, value);
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** The same while the visitor is still at it: a change is yet to be told. */
export function inputValue(field: TextControl, value: string): void {
  // The setter that React puts on the field itself would hide the change from React.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
