import { newsletter } from "../../content/newsletter.ts";
import { addresses } from "../addresses.ts";
import { ResponseDialog } from "../ui/response-dialog.tsx";

export interface NewsletterResponseProps {
  /** Null when the signup was taken. */
  failure: { message: string; details: string } | null;
  /** Where there is React the dialog closes over the page it came from. */
  onClose?: () => void;
}

/** The dialog that answers a signup. */
export function NewsletterResponse({ failure, onClose }: NewsletterResponseProps) {
  const close = onClose ? { onClose } : { closeNote: newsletter.closeNote };
  if (!failure) {
    return (
      <ResponseDialog {...newsletter.success} {...close} state="success" closeHref={addresses.presentation} />
    );
  }
  return (
    <ResponseDialog
      {...close}
      title={newsletter.failure.title}
      heading={failure.message}
      message={failure.details}
      state="warning"
      closeHref={addresses.presentation}
    />
  );
}
