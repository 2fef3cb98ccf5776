type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Sets the value of a field and fires `input` and `change` events, as if a user had entered it. */
export function enterValue(field: TextControl, value: string): void {
  inputValue(field, value);
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Sets the value of a field and fires only an `input` event, as if a user were typing. */
export function inputValue(field: TextControl, value: string): void {
  // Uses the setter of the prototype, because React's own setter on the field would hide the change from React.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
