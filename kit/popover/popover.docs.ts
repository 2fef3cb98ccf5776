import type { ComponentDocs } from "../component-docs.ts";
import type { PopoverProps } from "./popover.tsx";

export const docs = {
  heard:
    "A button, “collapsed” or “expanded”, followed by the note: a group with its title as name, and “Close, button”.",
  leftOut:
    "It isn't a dialog: the rest of the page stays usable, and the note closes when the focus leaves it.",
  keysAt: "tooltips-popovers/popovers",
  keys: [
    {
      keys: ["Enter", "Space"],
      does: "opens or closes it",
      presses: [
        { focus: "& button", keys: ["Enter"], shows: "& :popover-open" },
        { keys: [" "], shows: "&:not(:has(:popover-open)) button:focus" },
        { keys: [" "], shows: "& :popover-open" },
      ],
    },
    {
      keys: ["Esc"],
      does: "closes it; the focus stays on the button",
      presses: [{ keys: ["Escape"], shows: "&:not(:has(:popover-open)) button:focus" }],
    },
  ],
  specimen: { props: { label: "Depth", title: "Depth", children: "Measured from the surface." } },
} satisfies ComponentDocs<PopoverProps>;
