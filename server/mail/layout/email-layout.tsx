import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server.edge";
import { place } from "../../../contract/company-facts.ts";
import { site } from "../../../site.config.ts";
import { darkColours, emailColours, strata } from "./email-colours.ts";
import { Table, type } from "./email-parts.tsx";

const { accent, ground, light } = emailColours;

interface EmailDocument {
  title: string;
  /** The text that an inbox shows after the subject. */
  preheader: string;
  children: ReactNode;
  /** Replaces the coloured band below the company's name. */
  picture?: ReactNode;
  /** Shown above the sender's details, in the font size of the body text. */
  foot?: ReactNode;
}

/**
 * Writes the HTML part of every email: logo, coloured band, a single column, sender. It uses tables because Outlook for
 * Windows supports no other layout, and loads no pictures except those of a newsletter issue. The style sheet sets only
 * the colours of dark mode; email clients that drop it show the light colours set on the elements.
 */
export function emailLayout({ title, preheader, children, picture, foot }: EmailDocument): string {
  const shown = renderToStaticMarkup(
    <Table className="card" style={card}>
      <tr>
        <td style={{ padding: "18px 28px", backgroundColor: ground }}>
          <Name />
        </td>
      </tr>
      <tr>
        <td style={{ padding: 0, backgroundColor: ground }}>{picture ?? <Band />}</td>
      </tr>
      <tr>
        <td className="ink" style={{ ...type, padding: "28px 28px 20px", color: light.ink }}>
          {children}
        </td>
      </tr>
      {foot && (
        <tr>
          <td className="ink line" style={{ ...lined, padding: "20px 28px 4px", color: light.ink }}>
            {foot}
          </td>
        </tr>
      )}
      <tr>
        <td className="muted line" style={foot ? belowText : footStyle}>
          {sender[0]}
          <br />
          {sender[1]}
        </td>
      </tr>
    </Table>,
  );
  const html = renderToStaticMarkup(
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <style>{darkColours}</style>
      </head>
      <body className="page" style={{ margin: 0, padding: 0, backgroundColor: light.page }}>
        <div style={preheaderStyle}>{preheader}</div>
        <Table className="page" style={{ backgroundColor: light.page }}>
          <tr>
            <td
              align="center"
              style={{ padding: "24px 12px" }}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered above; React writes no comments
              dangerouslySetInnerHTML={{
                __html: inOutlook.before + withoutPreloads(shown) + inOutlook.after,
              }}
            />
          </tr>
        </Table>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

/** The sender and how to reach them, as the Spam Act 2003 (section 17) requires of every commercial email. */
export const sender = [
  `${site.legalName} (ABN ${site.abn}), ${place}`,
  `${site.phone.shown}, ${site.email}`,
] as const;

/** The logo and the company's name. The logo is built from table cells, because many email clients block images. */
function Name() {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td style={{ paddingRight: "12px" }}>
            <table role="presentation" cellPadding={0} cellSpacing={0}>
              <tbody>
                {[...strata, accent].map((colour) => (
                  <tr key={colour}>
                    <td style={{ ...thin, width: "20px", backgroundColor: colour }}>&nbsp;</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </td>
          <td style={{ ...type, fontSize: "20px", fontWeight: "bold", color: "#ffffff" }}>{site.name}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Band() {
  return (
    <Table>
      <tr>
        {strata.map((colour) => (
          <td key={colour} style={{ ...thin, backgroundColor: colour }}>
            &nbsp;
          </td>
        ))}
        <td style={{ ...thin, backgroundColor: accent }}>&nbsp;</td>
      </tr>
    </Table>
  );
}

/** The style of a cell that shows only a colour. */
const thin = { padding: 0, fontSize: "1px", lineHeight: "6px" } as const;

/** Removes the preload links that React adds for pictures, because they are not valid in an email. */
function withoutPreloads(html: string): string {
  return html.replaceAll(/<link rel="preload"[^>]*>/g, "");
}

/** Gives the table a width in Outlook for Windows, which ignores max-width. */
const inOutlook = {
  before:
    '<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
  after: "<!--[if mso]></td></tr></table><![endif]-->",
};

/** Breaks words that are longer than the column, because they would make the email wider than a phone's screen. */
const card = { maxWidth: "600px", backgroundColor: light.card, wordBreak: "break-word" } as const;

const lined = { ...type, borderTop: `1px solid ${light.line}` } as const;

const belowText = { ...type, padding: "0 28px 28px", fontSize: "13px", color: light.muted } as const;

const footStyle = {
  ...lined,
  padding: "16px 28px 28px",
  fontSize: "13px",
  color: light.muted,
} as const;

/** Hides the preheader in the email itself; inboxes still show it. Spam filters count tiny or invisible letters. */
const preheaderStyle = { display: "none", maxHeight: 0, overflow: "hidden" } as const;
