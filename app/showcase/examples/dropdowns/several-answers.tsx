import { SearchSelect } from "../../../ui/search-select.tsx";

export default function SeveralAnswers() {
  return (
    <SearchSelect
      multiple
      label="Stones in the core"
      hint="Set a comma after each."
      options={["Basalt", "Gneiss", "Granite", "Limestone", "Sandstone", "Shale", "Slate"]}
      defaultValue={["Shale"]}
    />
  );
}
