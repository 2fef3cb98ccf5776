/** What a control is like beside its options, by component: the properties that make it so. */
export const states: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  button: [{ disabled: true }],
  checkbox: [{}, { defaultChecked: true }, { disabled: true }, { defaultChecked: true, disabled: true }],
  "date-picker": [
    {},
    { error: "Choose Monday or a later day." },
    { success: "There is room." },
    { disabled: true },
  ],
  field: [
    { hint: "As on the map." },
    { error: "Name the site." },
    { success: "We know it." },
    { disabled: true },
  ],
  "password-field": [
    {},
    { error: "Type the password." },
    { success: "It is long enough." },
    { disabled: true },
  ],
  "radio-group": [{}, { disabled: true }],
  "search-select": [{}, { error: "Choose a rock." }, { success: "It holds." }, { disabled: true }],
  select: [{}, { error: "Choose a rock." }, { success: "It holds." }, { disabled: true }],
  slider: [{ disabled: true }],
  switch: [{}, { defaultChecked: true }, { disabled: true }, { defaultChecked: true, disabled: true }],
};
