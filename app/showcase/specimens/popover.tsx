import { Popover, type PopoverProps } from "../../ui/popover/popover.tsx";

export default function Specimen(options: Partial<PopoverProps>) {
  return (
    <Popover label="Depth" title="Depth" {...options}>
      Measured from the surface.
    </Popover>
  );
}
