import { Toast, ToastRegion } from "../../kit/toast/toast.tsx";

export default (
  <ToastRegion>
    <Toast title="…" onClose={() => {}} />
  </ToastRegion>
);
