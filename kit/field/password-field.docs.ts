import type { ComponentDocs } from "../component-docs.ts";
import type { PasswordFieldProps } from "./password-field.tsx";

export const docs = {
  heard: "Its label, “password”, and a button called “Show” and that label, pressed or not.",
  leftOut:
    "Showing is not announced beyond the button. Without JavaScript there is no button, and the field works.",
  keys: {
    at: "password-field/show",
    rows: [
      {
        keys: ["Enter", "Space"],
        does: "on Show: shows what was typed, or hides it",
        presses: [
          { focus: "& button", keys: ["Enter"], shows: "& [aria-pressed=true]:focus" },
          { keys: [" "], shows: "&:has(input[type=password]) [aria-pressed=false]:focus" },
        ],
      },
    ],
  },
  specimen: { room: "small", props: { label: "Password", autoComplete: "off" } },
  states: [{}, { error: "Type the password." }, { success: "It is long enough." }, { disabled: true }],
  examples: [{ id: "show", title: "Show", note: "A button beside the label shows what was typed." }],
  since: "1.0.0",
  changes: [{ version: "next", what: "With a `value`, what was typed before React came is told." }],
} satisfies ComponentDocs<PasswordFieldProps>;
