"use client";

import { Slider } from "../../../kit/slider/slider.tsx";

const metres = (value: number) => `${value} m`;

export default function SliderWithUnit() {
  return <Slider label="Depth" defaultValues={[185]} max={240} step={5} format={metres} />;
}
