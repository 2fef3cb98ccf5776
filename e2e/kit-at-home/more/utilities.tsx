import { Button } from "../../../app/ui/button/button.tsx";
import { Columns } from "../../../app/ui/columns/columns.tsx";

export default function ByTailwind() {
  return (
    <>
      <Button>Plain</Button>
      <Button className="bg-red-500 p-0">Classed</Button>
      <Columns className="gap-8">
        <p>Granite</p>
        <p>Gneiss</p>
      </Columns>
    </>
  );
}
