import layout from "../../../kit/layout.module.css";
import { Progress } from "../../../kit/progress/progress.tsx";

const named = {
  primary: "Primary",
  secondary: "Secondary",
  info: "Info",
  success: "Success",
  warning: "Warning",
  danger: "Danger",
  light: "Light",
  dark: "Dark",
} as const;
const colors = Object.keys(named) as (keyof typeof named)[];

export default function SimpleProgress() {
  return (
    <div className={layout.columns}>
      {colors.map((color) => (
        <Progress key={color} label={named[color]} value={50} color={color} />
      ))}
    </div>
  );
}
