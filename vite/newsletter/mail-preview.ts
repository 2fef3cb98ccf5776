import type { ServerResponse } from "node:http";
import type { Plugin, RunnableDevEnvironment } from "vite";
import type { Issue } from "../../contract/newsletter/issue.ts";
import { issueAddress } from "../../contract/newsletter/issue-addresses.ts";
import { escaped } from "../../contract/xml-text.ts";
import { readValidIssues } from "./read-issues.ts";

/**
 * In development, `/mail` after an issue's path shows the issue's email at phone and desktop sizes, and `/mail.txt` the
 * email's plain-text part.
 */
export function mailPreview(): Plugin {
  return {
    name: "mail-preview",
    configureServer({ middlewares, environments }) {
      middlewares.use(async (request, response, next) => {
        const [path = ""] = (request.url ?? "").split("?");
        const { page, kind } = /^(?<page>.+)\/(?<kind>mail(\.txt)?)$/.exec(path)?.groups ?? {};
        if (!page?.startsWith(issueAddress({ slug: "" }))) return next();
        try {
          const issue = readValidIssues().find((each) => issueAddress(each) === page);
          if (!issue) return next();
          // Loads the server's own modules, so that the preview is the same as the real email.
          const { runner } = environments.ssr as RunnableDevEnvironment;
          const { issueHtml } = await runner.import<Html>("/server/newsletter/mail/issue-html.tsx");
          const { issueText } = await runner.import<Text>("/server/newsletter/mail/issue-text.ts");
          const siteUrl = `http://${request.headers.host}`;
          const facts = { siteUrl, unsubscribe: `${siteUrl}/newsletter/unsubscribe?token=preview` };
          if (kind === "mail.txt") send(response, "text/plain", issueText(issue, facts));
          else send(response, "text/html", sideBySide(issue, issueHtml(issue, facts)));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

type Html = { issueHtml(issue: Issue, facts: { siteUrl: string; unsubscribe: string }): string };
type Text = { issueText(issue: Issue, facts: { siteUrl: string; unsubscribe: string }): string };

function send(response: ServerResponse, type: string, text: string) {
  response.setHeader("content-type", `${type}; charset=utf-8`);
  response.setHeader("cache-control", "no-store");
  response.end(text);
}

/** Shows an email at phone and desktop sizes in both themes, whatever theme the browser prefers. */
export function sideBySide({ title }: Issue, html: string): string {
  const bytes = Buffer.byteLength(html).toLocaleString("en-AU");
  const frames = ([600, 390] as const).flatMap((width) =>
    (["light", "dark"] as const).map((theme) => {
      const themed = html.replace(
        "@media (prefers-color-scheme:dark)",
        theme === "dark" ? "@media all" : "@media not all",
      );
      return `<figure><figcaption>${width} px, ${theme}</figcaption><iframe width="${width}" title="${width} px, ${theme}" srcdoc="${escaped(themed)}"></iframe></figure>`;
    }),
  );
  return `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<title>${escaped(title)}: email</title>
<style>
body { margin: 1.5rem; font: 16px/1.5 system-ui, sans-serif; background: #fff; color: #161c27 }
main { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: start }
figure { margin: 0 }
iframe { display: block; border: 1px solid #877f73 }
</style>
<p>${escaped(title)}: ${bytes} bytes of HTML</p>
<main>${frames.join("")}</main>
<script>
addEventListener("load", () => {
  for (const frame of document.querySelectorAll("iframe"))
    frame.height = frame.contentDocument.documentElement.scrollHeight;
});
</script>
</html>
`;
}
