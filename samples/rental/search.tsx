import { rental } from "../../content/pages/rental.ts";
import { Button } from "../../kit/button/button.tsx";
import { DatePicker } from "../../kit/date-picker/date-picker.tsx";
import { SearchSelect } from "../../kit/search-select/search-select.tsx";
import styles from "./search.module.css";

/** Fields for origin, destination and date. They are not in a form, because the sample does not search anything. */
export function RentalSearch() {
  const { label, from, to, depart, action } = rental.search;
  return (
    <search className={styles.search} aria-label={label}>
      <div className={styles.part}>
        <SearchSelect label={from.label} options={from.options} defaultValue={from.chosen} />
      </div>
      <div className={styles.part}>
        <SearchSelect label={to.label} options={to.options} defaultValue={to.chosen} />
      </div>
      <div className={styles.part}>
        <DatePicker label={depart.label} placeholder={depart.placeholder} min="today" required />
      </div>
      <div className={styles.go}>
        <Button color="success" variant="gradient" size="lg" fullWidth>
          {action}
        </Button>
      </div>
    </search>
  );
}
