import { guides } from "../../content/showcase/guides.ts";
import { Prose } from "../../kit/prose/prose.tsx";
import type { KitToken, TokenGroup } from "./guide.ts";
import styles from "./token-list.module.css";

/** All tokens of the style sheet, with samples of the colours. */
export function TokenList({ groups }: { groups: readonly TokenGroup[] }) {
  return groups.map((group) => <TokenTable key={group.about} {...group} />);
}

function TokenTable({ about, tokens }: TokenGroup) {
  const themed = tokens.some(({ values }) => values.length > 1);
  return (
    <Prose className={styles.tokens}>
      <h3>{about}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{guides.token}</th>
            <th scope="col">{themed ? guides.light : guides.value}</th>
            {themed && <th scope="col">{guides.dark}</th>}
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.name}>
              <th scope="row">
                <code>{token.name}</code>
              </th>
              <Value token={token} of="light" />
              {themed && <Value token={token} of="dark" />}
            </tr>
          ))}
        </tbody>
      </table>
    </Prose>
  );
}

function Value({ token, of }: { token: KitToken; of: "light" | "dark" }) {
  const { name, values, isColour, elsewhere } = token;
  return (
    <td>
      {isColour && (
        // An SVG, because the content security policy blocks colours in `style` attributes.
        <svg className={styles.swatch} data-theme={of} aria-hidden="true">
          <rect width="100%" height="100%" fill={`var(${name})`} />
        </svg>
      )}
      <code>{of === "dark" ? values.at(-1) : values[0]}</code>
      {elsewhere.map(({ value, condition }) => (
        <span key={condition}>{guides.where(value, condition)}</span>
      ))}
    </td>
  );
}
