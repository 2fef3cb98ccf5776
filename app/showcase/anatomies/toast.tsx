import { Toast, ToastRegion } from "../../ui/toast/toast.tsx";

export default (
  <ToastRegion>
    <Toast title="…" onClose={() => {}} />
  </ToastRegion>
);
