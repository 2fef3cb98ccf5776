import layout from "../../../kit/layout.module.css";
import { Progress } from "../../../kit/progress/progress.tsx";

const colors = ["primary", "secondary", "info", "success", "warning", "danger", "light", "dark"] as const;

export default function GradientProgress() {
  return (
    <div className={layout.columns}>
      {colors.map((color) => (
        <Progress
          key={color}
          label={color.charAt(0).toUpperCase() + color.slice(1)}
          value={50}
          variant="gradient"
          color={color}
        />
      ))}
    </div>
  );
}
