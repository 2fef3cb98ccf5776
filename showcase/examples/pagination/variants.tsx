import { Pagination } from "../../../kit/pagination/pagination.tsx";
import { Stack } from "../../../kit/stack/stack.tsx";

const colors = ["success", "info", "warning", "primary", "danger"] as const;

export default function PaginationVariants() {
  return (
    <Stack>
      {colors.map((color, index) => (
        <Pagination
          key={color}
          color={color}
          label={`In ${color}`}
          pages={5}
          current={index + 1}
          route={() => "#variants"}
        />
      ))}
    </Stack>
  );
}
