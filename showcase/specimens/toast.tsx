import { Toast, type ToastProps } from "../../kit/toast/toast.tsx";
import room from "./room.module.css";

export default function Specimen(options: Partial<ToastProps>) {
  return (
    <div className={room.card}>
      <Toast
        title="Water found"
        date="just now"
        description="At forty metres."
        {...options}
        onClose={() => {}}
      />
    </div>
  );
}
