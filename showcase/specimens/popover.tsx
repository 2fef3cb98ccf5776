import { Popover, type PopoverProps } from "../../kit/popover/popover.tsx";

export default function Specimen(options: Partial<PopoverProps>) {
  return (
    <Popover label="Depth" title="Depth" {...options}>
      Measured from the surface.
    </Popover>
  );
}
