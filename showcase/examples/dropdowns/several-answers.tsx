import { SearchSelect } from "../../../kit/search-select/search-select.tsx";

export default function SeveralAnswers() {
  return (
    <SearchSelect
      multiple
      label="Stones in the core"
      hint="As many as the core shows."
      options={["Basalt", "Gneiss", "Granite", "Limestone", "Sandstone", "Shale", "Slate"]}
      defaultValue={["Basalt"]}
    />
  );
}
