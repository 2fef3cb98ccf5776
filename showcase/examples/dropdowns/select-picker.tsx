import { SearchSelect } from "../../../kit/search-select/search-select.tsx";

export default function SelectPicker() {
  return (
    <SearchSelect
      search={false}
      label="Where from"
      options={["Brazil", "Bucharest", "London", "Washington"]}
    />
  );
}
