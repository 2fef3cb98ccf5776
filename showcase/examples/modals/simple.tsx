import { Modal } from "../../../kit/modal/modal.tsx";

export default function SimpleModal() {
  return (
    <Modal
      trigger={{ label: "Rename the bore", variant: "gradient", color: "dark" }}
      title="Rename “Second dune”?"
      action={{ label: "Save changes", color: "success" }}
    >
      <p>It will be called “Stockton 2” on the map and in every log, also in those of last year.</p>
    </Modal>
  );
}
