import { Modal } from "../../../kit/modal/modal.tsx";

export default function NotificationModal() {
  return (
    <Modal
      trigger={{ label: "Read the notice", variant: "gradient", color: "warning" }}
      notification={{ icon: "warning", color: "warning" }}
      title="The road floods tonight"
      action={{ label: "Ok, Got it" }}
    >
      <p>The creek is over the second ford by nine. Rigs stay where they are, drivers leave before six.</p>
    </Modal>
  );
}
