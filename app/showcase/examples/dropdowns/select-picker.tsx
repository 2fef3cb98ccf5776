import { SearchSelect } from "../../../ui/search-select.tsx";

export default function SelectPicker() {
  return (
    <SearchSelect
      search={false}
      label="Where from"
      required
      options={["Brazil", "Bucharest", "London", "Washington"]}
    />
  );
}
