import { Dropdown } from "../../../kit/dropdown/dropdown.tsx";

export default function DropupExample() {
  return (
    <Dropdown
      side="top"
      label="Surface again"
      variant="gradient"
      color="info"
      items={[
        { label: "To the interface", href: "#dropup" },
        { label: "To the delivery", href: "#dropup" },
        { label: "To the platform", href: "#dropup" },
      ]}
    />
  );
}
