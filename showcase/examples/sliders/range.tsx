import { Slider } from "../../../kit/slider/slider.tsx";

export default function RangeSlider() {
  return <Slider label="Depths to look at" handles={["From", "To"]} defaultValues={[30, 80]} />;
}
