import type { ReactElement } from "react";
import { oneOf } from "../option-set.ts";
import { BrandMark } from "./brand-mark.tsx";
import styles from "./social-links.module.css";
import { type Network, networkSigns, networks } from "./social-networks.ts";

/** One of the twelve networks by its name, or any other sign with the words that it stands for. */
export type SocialLink = { link: string } & (
  | { icon: Network; label?: string }
  | { icon: ReactElement; label: string }
);

/** Marks that lead to somebody's pages. `of` says whose they are: "Ada Okafor on GitHub". */
export function SocialLinks({ of, socials }: { of: string; socials: readonly SocialLink[] }) {
  return (
    <ul className={styles.links}>
      {socials.map((social) => {
        const sign = signOf(social, of);
        return (
          sign && (
            <li key={sign.label}>
              {elsewhere.test(social.link) ? (
                <a href={social.link} target="_blank" rel="noopener noreferrer">
                  {sign.mark}
                  <span className="kit-visually-hidden">{sign.label} (opens in a new tab)</span>
                </a>
              ) : (
                <a href={social.link}>
                  {sign.mark}
                  <span className="kit-visually-hidden">{sign.label}</span>
                </a>
              )}
            </li>
          )
        );
      })}
    </ul>
  );
}

const elsewhere = /^https?:/;

function signOf({ icon, label }: SocialLink, of: string) {
  if (typeof icon !== "string") return { mark: icon, label };
  const network = oneOf("SocialLinks", "icon", icon, networks, undefined);
  if (!network) return null;
  const { name, icon: mark } = networkSigns[network];
  return { mark: <BrandMark icon={mark} />, label: label ?? `${of} on ${name}` };
}
