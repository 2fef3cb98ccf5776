import { Wordmark, type WordmarkProps } from "../../kit/wordmark/wordmark.tsx";

export default function Specimen(options: Partial<WordmarkProps>) {
  return <Wordmark name="Marrow" {...options} />;
}
