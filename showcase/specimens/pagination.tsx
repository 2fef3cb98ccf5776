import { Pagination, type PaginationProps } from "../../kit/pagination/pagination.tsx";
import room from "./room.module.css";

export default function Specimen(options: Partial<PaginationProps>) {
  return (
    <div className={room.card}>
      <Pagination pages={3} current={2} route={() => "#states"} {...options} />
    </div>
  );
}
