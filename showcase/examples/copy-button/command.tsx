import { CopyButton } from "../../../kit/copy-button/copy-button.tsx";
import { Row } from "../../../kit/row/row.tsx";

export default function Command() {
  return (
    <Row>
      <code id="command-to-copy">npm run build</code>
      <CopyButton text="npm run build" shownBy="command-to-copy" />
    </Row>
  );
}
