/** The part of a delivery's Message-ID before the @, and where there is no mail server the name of its file. */
export function messageName({ id }: { id: string }): string {
  return `n-${id}`;
}
