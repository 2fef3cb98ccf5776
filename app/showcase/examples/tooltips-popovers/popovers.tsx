import { Popover } from "../../../ui/popover/popover.tsx";
import { Row } from "../../../ui/row/row.tsx";
import { Stack } from "../../../ui/stack/stack.tsx";

const rows = [["top"], ["right"], ["bottom", "left"]] as const;

const notes = {
  top: { title: "Sand", text: "12 metres of it, blown here. It holds nothing but the dune." },
  right: { title: "Shale", text: "Splits like a book. This note stays." },
  bottom: { title: "Granite", text: "The drill does 2 metres a day here. Bring another bit." },
  left: { title: "Limestone", text: "Full of shells and holes. Water likes both." },
} as const;

export default function Popovers() {
  return (
    <Stack gap="wide">
      {rows.map((sides) => (
        <Row key={sides[0]}>
          {sides.map((side) => (
            <Popover
              key={side}
              side={side}
              label={`On ${side}`}
              title={notes[side].title}
              variant="outline"
              color="dark"
              stays={side === "right"}
              defaultOpen={side === "right"}
            >
              {notes[side].text}
            </Popover>
          ))}
        </Row>
      ))}
    </Stack>
  );
}
