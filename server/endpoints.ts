/** The endpoints: each form at its page's path, each API call at `/api/` and its name here. */
export { sendContactEmail } from "./enquiries/send-contact-email.ts";
export { sendEmail } from "./enquiries/send-email.ts";
export { addSubscriber } from "./subscribers/add-subscriber.ts";
export { confirmSubscription } from "./subscribers/confirm-and-unsubscribe.ts";
