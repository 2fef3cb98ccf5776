import { Pagination } from "../../../kit/pagination/pagination.tsx";
import { Stack } from "../../../kit/stack/stack.tsx";

export default function PaginationSizes() {
  return (
    <Stack>
      <Pagination size="sm" label="Small" pages={5} current={2} route={() => "#sizes"} />
      <Pagination size="md" label="Medium" pages={5} current={2} route={() => "#sizes"} />
      <Pagination size="lg" label="Large" pages={5} current={2} route={() => "#sizes"} />
    </Stack>
  );
}
