import { CopyButton } from "../../../kit/copy-button/copy-button.tsx";
import layout from "../../../kit/layout.module.css";

export default function Command() {
  return (
    <div className={layout.row}>
      <code id="command-to-copy">npm run build</code>
      <CopyButton text="npm run build" shownBy="command-to-copy" />
    </div>
  );
}
