import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server.edge";

/**
 * The HTML part of a mail: one column, the system's own type, no colours but the mail program's (so that it is dark
 * where the reader likes it dark), nothing fetched from anywhere.
 */
export function emailLayout(title: string, content: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
      </head>
      <body style={bodyStyle}>
        <div style={columnStyle}>{content}</div>
      </body>
    </html>,
  )}`;
}

const bodyStyle = { margin: 0, padding: "24px 16px" };
const columnStyle = {
  maxWidth: "36em",
  margin: "0 auto",
  font: '16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif',
  overflowWrap: "anywhere",
} as const;
export const headingStyle = { margin: "0 0 16px", fontSize: "22px", lineHeight: 1.25 };
export const paragraphStyle = { margin: "0 0 16px" };
