import { SearchSelect, type SearchSelectProps } from "../../kit/search-select/search-select.tsx";
import room from "./room.module.css";

export default function Specimen(options: Partial<SearchSelectProps>) {
  return (
    <div className={room.small}>
      <SearchSelect label="Rock" options={["Granite", "Basalt"]} {...options} />
    </div>
  );
}
