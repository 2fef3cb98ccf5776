import { Fragment, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

const root = createRoot(document.body.appendChild(document.createElement("div")));
let shows = 0;

/** Renders the content and unmounts what was rendered before. */
export function show(content: ReactNode) {
  shows++;
  flushSync(() => root.render(<Fragment key={shows}>{content}</Fragment>));
}
