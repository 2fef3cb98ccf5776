import layout from "../../../kit/layout.module.css";
import { Pagination } from "../../../kit/pagination/pagination.tsx";

const colors = ["success", "info", "warning", "primary", "danger"] as const;

export default function PaginationVariants() {
  return (
    <div className={layout.stack}>
      {colors.map((color, index) => (
        <Pagination
          key={color}
          color={color}
          label={`In ${color}`}
          pages={5}
          current={index + 1}
          href={() => "#variants"}
        />
      ))}
    </div>
  );
}
