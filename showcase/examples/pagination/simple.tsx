import { Pagination } from "../../../kit/pagination/pagination.tsx";

// A real one leads to `?page=${page}`; a sample stays where it is.
export default function SimplePagination() {
  return <Pagination label="Simple" pages={5} current={2} route={() => "#simple"} />;
}
