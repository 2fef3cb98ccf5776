import { Slider, type SliderProps } from "../../kit/slider/slider.tsx";
import room from "./room.module.css";

export default function Specimen(options: Partial<SliderProps>) {
  return (
    <div className={room.card}>
      <Slider label="Depth" defaultValues={[40]} {...options} />
    </div>
  );
}
