import { Slider } from "../../ui/slider/slider.tsx";

export default <Slider label="…" defaultValues={[40]} />;
