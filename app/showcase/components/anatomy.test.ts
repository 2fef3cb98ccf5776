import { expect, test } from "vitest";
import { anatomyOf } from "./anatomy.ts";

const prop = (name: string, type: string, more = {}) => ({ name, type, required: true, about: "", ...more });

test("what must be given is there, by its type, and nothing else", () => {
  const props = [
    prop("title", "ReactNode"),
    prop("layer", '"top" | "bedrock"', { options: ["top", "bedrock"] }),
    prop("wet", "boolean", { options: [false, true] }),
    prop("items", "readonly Item[]", { isList: true, requires: ["question", "answer"] }),
    prop("trigger", "{ label: ReactNode }", { requires: ["label"] }),
    prop("onChoose", "(text: string) => void"),
    prop("depth", "number"),
    prop("unit", "string", { required: false }),
  ];
  const parts = [{ name: "Bore", about: "", props, native: [], takesChildren: false }];
  expect(anatomyOf("bore", { parts, functions: [] })).toMatch(
    / \{ Bore \} from "@\/components\/[\w-]+\/bore";\n\n<Bore title="…" layer="top" wet=\{false\} items=\{\[\{ question, answer \}\]\} trigger=\{\{ label \}\} onChoose=\{\(\) => …\} depth=\{…\} \/>$/,
  );
});

test("each part of a file stands there, around its content where it takes any", () => {
  const part = (name: string, props = [prop("children", "ReactNode")]) => ({
    name,
    about: "",
    props,
    native: [],
    takesChildren: true,
  });
  const anatomy = anatomyOf("toast", { parts: [part("Toast"), part("ToastRegion")], functions: [] });
  expect(anatomy).toContain("import { Toast, ToastRegion } from");
  expect(anatomy).toContain("<Toast>…</Toast>\n\n<ToastRegion>…</ToastRegion>");
});
