import { CopyButton, type CopyButtonProps } from "../../kit/copy-button/copy-button.tsx";

export default function Specimen(options: Partial<CopyButtonProps>) {
  return <CopyButton text="npm test" variant="contained" {...options} />;
}
