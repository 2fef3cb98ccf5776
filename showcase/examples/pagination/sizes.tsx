import layout from "../../../kit/layout.module.css";
import { Pagination } from "../../../kit/pagination/pagination.tsx";

export default function PaginationSizes() {
  return (
    <div className={layout.stack}>
      <Pagination size="sm" label="Small" pages={5} current={2} href={() => "#sizes"} />
      <Pagination size="md" label="Medium" pages={5} current={2} href={() => "#sizes"} />
      <Pagination size="lg" label="Large" pages={5} current={2} href={() => "#sizes"} />
    </div>
  );
}
