import { site } from "../../../site.config.ts";
import { emailColours, strata } from "./email-colours.ts";
import { Table, type } from "./email-parts.tsx";

const { accent } = emailColours;

export interface EmailPicture {
  src: string;
  srcSet: string;
  alt: string;
  width: number;
  height: number;
}

/** The logo and the company's name. The logo is built from table cells, because many email clients block images. */
export function Name() {
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

export function Band() {
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

/** A picture instead of the coloured band. If blocked, its text alternative is shown on the header's background. */
export function HeadPicture({ width, height, alt, ...picture }: EmailPicture) {
  const style = { ...type, display: "block", width: "100%", maxWidth: `${width}px`, height: "auto" } as const;
  return <img {...picture} alt={alt} width={width} height={height} style={{ ...style, color: "#ffffff" }} />;
}
