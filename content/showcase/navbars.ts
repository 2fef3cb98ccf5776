import type { ShowcaseWords } from "./showcase-words.ts";

export const navbars: ShowcaseWords = {
  family: "navigation",
  name: "navbars",
  title: "Navbars",
  intro: "The bar at the top of this page, on four grounds. Below 992 pixels its menus move into one panel.",
  withoutScript:
    "Menus and panel open and close: the browser does it. Only leaving a menu by Tab does not close it.",
  keysOf: ["navbar"],
  examples: [
    { id: "dark", title: "Dark", note: "Paper on rock. For a page that begins below ground." },
    { id: "light", title: "Light", note: "White with a hairline, for pages whose ground is a tint." },
    {
      id: "transparent",
      title: "Transparent",
      note: "No ground of its own: white words over a dark picture, dark words over a light one.",
    },
    {
      id: "blur-sticky",
      title: "Blur sticky",
      note: "Scroll: it stays, and what goes under it is blurred. Who asks for less transparency gets none.",
    },
  ],
};
