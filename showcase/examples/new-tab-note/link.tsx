import { NewTabNote } from "../../../kit/new-tab-note.tsx";

export default function InALink() {
  return (
    <p>
      The source lies at{" "}
      <a href="https://example.org" target="_blank" rel="noopener noreferrer">
        example.org
        <NewTabNote />
      </a>
    </p>
  );
}
