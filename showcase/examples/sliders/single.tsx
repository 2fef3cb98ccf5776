import { Slider } from "../../../kit/slider/slider.tsx";

export default function SingleSlider() {
  return <Slider label="Pressure at the pump" defaultValues={[50]} tooltips={false} />;
}
