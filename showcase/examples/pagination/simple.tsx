import { Pagination } from "../../../kit/pagination/pagination.tsx";

// A real application links to `?page=${page}`; the example stays on the page.
export default function SimplePagination() {
  return <Pagination label="Simple" pages={5} current={2} href={() => "#simple"} />;
}
