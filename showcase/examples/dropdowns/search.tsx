import { SearchSelect } from "../../../kit/search-select/search-select.tsx";

const stones = [
  "Azurite",
  "Basalt",
  "Dolerite",
  "Gneiss",
  "Granite",
  "Limestone",
  "Malachite",
  "Ochre",
  "Sandstone",
  "Shale",
  "Siltstone",
  "Slate",
];

export default function SearchableSelect() {
  return (
    <SearchSelect
      label="What the drill met"
      hint="Start typing: stones come up from the first letter."
      required
      options={[{ value: "", label: "Nothing yet" }, ...stones]}
    />
  );
}
