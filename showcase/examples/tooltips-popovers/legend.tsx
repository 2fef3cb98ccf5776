import layout from "../../../kit/layout.module.css";
import { Popover } from "../../../kit/popover/popover.tsx";

const layers = [
  { name: "Sand", text: "Dots. Water runs through it in an afternoon." },
  { name: "Clay", text: "Waves. It holds the water of last winter." },
  { name: "Limestone", text: "Bricks. Full of shells and holes; water likes both." },
  { name: "Shale", text: "Dashes. It splits like a book of 250 million pages." },
  { name: "Granite", text: "Crosses. The drill does 2 metres a day here." },
];

export default function PopoversBesideDrawing() {
  return (
    <div className={layout.row}>
      <img src="/samples/layer-column.svg" width={240} height={284} alt="Five layers of the ground" />
      <div className={layout.stack}>
        {layers.map(({ name, text }) => (
          <Popover
            key={name}
            side="right"
            label={name}
            title={name}
            variant="outline"
            color="dark"
            trigger={{ fullWidth: true }}
            defaultOpen={name === "Limestone"}
          >
            {text}
          </Popover>
        ))}
      </div>
    </div>
  );
}
