import type { ComponentDocs } from "../component-docs.ts";
import type { PasswordFieldProps } from "./password-field.tsx";

export const docs = {
  heard: "The label, “password”, and a button named “Show” and the label, “pressed” or “not pressed”.",
  leftOut:
    "Only the state of the button says that the password is visible. Without JavaScript there is no button.",
  keysAt: "password-field/show",
  keys: [
    {
      keys: ["Enter", "Space"],
      does: "on Show: shows or hides the password",
      presses: [
        { focus: "& button", keys: ["Enter"], shows: "& [aria-pressed=true]:focus" },
        { keys: [" "], shows: "&:has(input[type=password]) [aria-pressed=false]:focus" },
      ],
    },
  ],
  specimen: { room: "small", props: { label: "Password", autoComplete: "off" } },
  states: [{}, { error: "Type the password." }, { success: "It is long enough." }, { disabled: true }],
  examples: [{ id: "show", title: "Show", note: "A button in the field shows the password." }],
  changes: { next: ["With a `value`, text that was typed before hydration is reported to `onChange`."] },
} satisfies ComponentDocs<PasswordFieldProps>;
