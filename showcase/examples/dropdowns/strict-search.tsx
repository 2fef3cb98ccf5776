import { SearchSelect } from "../../../kit/search-select/search-select.tsx";

export default function StrictSearch() {
  return (
    <SearchSelect
      multiple
      label="Places in the report"
      hint="From the second letter on; a semicolon takes the best result."
      options="Broken Hill, NSW; Coober Pedy, SA; Kalgoorlie, WA; Mount Isa, Qld; Olympic Dam, SA"
      delimiter=";"
      maxResults={2}
      searchFrom={2}
      threshold={0}
    />
  );
}
