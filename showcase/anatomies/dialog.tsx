import { Button } from "../../kit/button/button.tsx";
import { Dialog } from "../../kit/dialog/dialog.tsx";

export default (
  <Dialog modal labelledBy="title" onClose={() => {}}>
    <h2 id="title">…</h2>
    <form method="dialog">
      <Button type="submit">…</Button>
    </form>
  </Dialog>
);
