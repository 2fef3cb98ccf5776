import { Menu, type MenuProps } from "../../kit/menu/menu.tsx";

export default function Specimen(options: Partial<MenuProps>) {
  return <Menu label="Rig" items={[{ label: "Start", onSelect: () => {} }]} {...options} />;
}
