import type { CSSProperties, ReactNode } from "react";
import { emailColours } from "./email-colours.ts";

const { accent, light } = emailColours;

/** No font is downloaded, so the site's font shows only if the reader has installed it. */
export const type = {
  fontFamily: 'Roboto, "Segoe UI", Helvetica, Arial, sans-serif',
  fontSize: "16px",
  lineHeight: "24px",
} as const;

/** A full-width table used only for layout. */
export function Table(props: { className?: string; style?: CSSProperties; children: ReactNode }) {
  const { className, style, children } = props;
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      width="100%"
      className={className}
      style={style}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

export function Heading({ children }: { children: ReactNode }) {
  return <h1 style={{ ...type, margin: "0 0 16px", fontSize: "24px", lineHeight: "30px" }}>{children}</h1>;
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <p style={{ ...type, margin: "0 0 16px" }}>{children}</p>;
}

export function Link({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="link" style={{ color: accent }}>
      {children}
    </a>
  );
}

/** Links side by side, below the item that they belong to. */
export function LinkLine({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <p style={{ ...type, margin: "12px 0 24px" }}>
      {links.map(({ label, href }, index) => (
        <span key={href}>
          {index > 0 && " \u00a0·\u00a0 "}
          <Link href={href}>{label}</Link>
        </span>
      ))}
    </p>
  );
}

export function Note({ children }: { children: ReactNode }) {
  return (
    <p className="muted" style={{ ...type, margin: "0 0 16px", fontSize: "14px", color: light.muted }}>
      {children}
    </p>
  );
}

/** The main action's button: a table cell, because Outlook for Windows ignores a link's background and height. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: "8px 0 20px" }}>
      <tbody>
        <tr>
          <td style={{ padding: "12px 24px", backgroundColor: accent }}>
            <a href={href} style={{ ...type, fontWeight: "bold", color: "#ffffff", textDecoration: "none" }}>
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Names and values, each pair on a line of its own. */
export function FactTable({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <table cellPadding={0} cellSpacing={0} style={{ margin: "0 0 16px" }}>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th
              scope="row"
              align="left"
              className="muted"
              style={{
                ...type,
                padding: "2px 20px 2px 0",
                verticalAlign: "top",
                wordBreak: "normal",
                fontWeight: "normal",
                color: light.muted,
              }}
            >
              {name}
            </th>
            <td style={{ ...type, padding: "2px 0", verticalAlign: "top" }}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Quotes a visitor's text. Each line has its own writing direction. */
export function Quoted({ text }: { text: string }) {
  return (
    <Table>
      <tr>
        <td style={{ padding: "4px 0 4px 16px", borderLeft: `4px solid ${accent}` }}>
          {text.split("\n").map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
            <div key={index} dir="auto" style={type}>
              {spaced(line)}
            </div>
          ))}
        </td>
      </tr>
    </Table>
  );
}

/** Keeps spaces and empty lines, which HTML would otherwise collapse. */
function spaced(line: string): string {
  if (line === "") return "\u00a0";
  return line.replaceAll("\t", "\u00a0\u00a0\u00a0\u00a0").replace(/^ | (?= )/g, "\u00a0");
}
