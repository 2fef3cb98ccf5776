import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { addresses } from "../../../contract/addresses.ts";
import { type CallError, tooLarge, unavailable, unreadForm } from "../../../contract/call-error.ts";
import { ownerActionAddress, ownerActions } from "../../../contract/owner-actions.ts";
import type { RenderPage } from "../../../contract/render-page.ts";
import type { Endpoint } from "../../endpoint.ts";
import * as endpoints from "../../endpoints.ts";
import { signupErrors } from "../../subscribers/signup-errors.ts";
import { type PageFile, readPageFiles } from "../pages/page-files.ts";

/** Prebuilt responses to refused forms, by path and error type, without typed text. They save slow rendering. */
export type RefusedPages = ReadonlyMap<string, PageFile>;

/** Returns the key of a page in {@link RefusedPages}. */
export function refusedPageAt(address: string, error: CallError | null): string {
  return `${address}/${error?.type ?? "unknown"}`;
}

/** Reads the prebuilt pages. The map is empty in development, where nothing is built. */
export function readRefusedPages(folder: string): RefusedPages {
  return existsSync(folder) ? readPageFiles(folder, { "cache-control": "no-store" }) : new Map();
}

export async function writeRefusedPages(renderPage: RenderPage, folder: string): Promise<void> {
  for (const { address, errors } of answers) {
    for (const error of errors) {
      const page = join(folder, refusedPageAt(address, error));
      await mkdir(page, { recursive: true });
      const rendered = await renderPage(address, { answer: { error, entered: {} } });
      await writeFile(join(page, "index.html"), await rendered.text());
    }
  }
}

const answers: readonly { address: string; errors: readonly (CallError | null)[] }[] = [
  ...Object.values<Endpoint>(endpoints).map(({ page, refusals: { crossSite, tooMany, unavailable } }) => ({
    address: page,
    errors: [unreadForm, tooLarge, crossSite, tooMany, unavailable],
  })),
  { address: addresses.unsubscribe, errors: [signupErrors.leavingUnavailable, null] },
  ...ownerActions.map((action) => ({ address: ownerActionAddress(action), errors: [unavailable, null] })),
];
