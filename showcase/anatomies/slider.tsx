import { Slider } from "../../kit/slider/slider.tsx";

export default <Slider label="…" defaultValues={[40]} />;
