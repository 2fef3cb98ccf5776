/** Text, with the parts between backticks shown as code. */
export function InCode({ text }: { text: string }) {
  return text.split(/`([^`]+)`/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
