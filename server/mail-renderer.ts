import { enquiryRenderer } from "./enquiries/email/enquiry-email.tsx";
import { receiptRenderer } from "./enquiries/receipt/receipt.tsx";
import type { OutboxDependencies } from "./mail/outbox/outbox.ts";
import type { IssueNoticeContext } from "./newsletter/notices/issue-notices.ts";
import { noticeRenderer } from "./owner/notice-renderer.ts";
import type { Store } from "./store/store.ts";
import { subscriberRenderer } from "./subscribers/subscriber-renderer.ts";

/** Creates the outbox's renderer, which passes each email to the renderer for its kind. */
export function mailRenderer(store: Store, context: IssueNoticeContext): OutboxDependencies["render"] {
  const { settings, secret, now } = context;
  const renderEnquiry = enquiryRenderer(store, { ...settings, secret });
  const renderReceipt = receiptRenderer(store, { now, ...settings });
  const renderForSubscriber = subscriberRenderer(store, { now, ...settings });
  const renderNotice = noticeRenderer(store, context);
  return (row) => {
    switch (row.kind) {
      case "enquiry":
        return renderEnquiry(row);
      case "receipt":
        return renderReceipt(row);
      case "notice":
        return renderNotice(row);
      default:
        return renderForSubscriber(row);
    }
  };
}
