import layout from "../../../kit/layout.module.css";
import { Popover } from "../../../kit/popover/popover.tsx";

const notes = [
  { side: "top", title: "Sand", text: "12 metres of it, blown here. It holds nothing but the dune." },
  { side: "right", title: "Shale", text: "Splits like a book. The pages are 250 million years old." },
  { side: "bottom", title: "Granite", text: "The drill does 2 metres a day here. Bring another bit." },
  { side: "left", title: "Limestone", text: "Full of shells and holes. Water likes both." },
] as const;

export default function Popovers() {
  return (
    <div className={layout.row}>
      {notes.map(({ side, title, text }) => (
        <Popover key={side} side={side} label={`On ${side}`} title={title} variant="outline" color="dark">
          {text}
        </Popover>
      ))}
    </div>
  );
}
