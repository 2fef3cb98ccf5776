import { Dropdown, type DropdownProps } from "../../kit/dropdown/dropdown.tsx";

export default function Specimen(options: Partial<DropdownProps>) {
  return <Dropdown label="Rigs" items={[{ label: "Rotary", href: "#states" }]} {...options} />;
}
