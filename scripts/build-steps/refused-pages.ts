import { join } from "node:path";
import { addresses } from "../../contract/addresses.ts";
import { tooLarge, unavailable, unreadForm } from "../../contract/call-error.ts";
import { ownerActionAddress, ownerActions } from "../../contract/owner-actions.ts";
import type { RenderPage } from "../../contract/render-page.ts";
import type { Endpoint } from "../../server/endpoint.ts";
import { refusedPageAt } from "../../server/http/endpoints/present-form.ts";
import { signupErrors } from "../../server/subscribers/signup-errors.ts";
import { writePage } from "./write-pages.ts";

/** Writes the page of each form with each error for which the server may refuse it without reading its fields. */
export async function writeRefusedPages(
  { renderPage, endpoints }: { renderPage: RenderPage; endpoints: Readonly<Record<string, Endpoint>> },
  folder: string,
): Promise<void> {
  const answers = [
    ...Object.values(endpoints).map(({ page, refusals: { crossSite, tooMany, unavailable } }) => ({
      address: page,
      errors: [unreadForm, tooLarge, crossSite, tooMany, unavailable],
    })),
    { address: addresses.unsubscribe, errors: [signupErrors.leavingUnavailable, null] },
    ...ownerActions.map((action) => ({ address: ownerActionAddress(action), errors: [unavailable, null] })),
  ];
  for (const { address, errors } of answers) {
    for (const error of errors) {
      const page = await renderPage(address, { answer: { error, entered: {} } });
      await writePage(page, join(folder, refusedPageAt(address, error)));
    }
  }
}
