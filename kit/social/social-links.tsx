import clsx from "clsx";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import type { NewTabWord } from "../new-tab-note.tsx";
import { oneOf } from "../option-set.ts";
import { ownText } from "../own-text.ts";
import { type Translated, translator } from "../translation.ts";
import { BrandMark } from "./brand-mark.tsx";
import styles from "./social-links.module.css";
import { type Network, networkSigns, networks } from "./social-networks.ts";

/** A link to a profile: on a known network, or with its own icon and label. */
export type SocialLink = {
  /** The URL of the profile. */
  href: string;
} & (
  | {
      /** The name of a network, or an element as the icon. */
      icon: Network;
      /** The label for screen readers; by default, the names of the owner and the network. */
      label?: ReactNode;
    }
  | { icon: ReactElement; label: ReactNode }
);

export interface SocialLinksProps
  extends Translated<NewTabWord | "{name} on {network}">,
    Omit<ComponentProps<"ul">, "children"> {
  /** The owner of the profiles, who is named in the default labels, such as "Ada Okafor on GitHub". */
  of: string;
  /** The links, in display order. */
  socials: readonly SocialLink[];
}

/** Links to the profiles of a person or company, as icons. */
export function SocialLinks({ of, socials, words, className, ...rest }: SocialLinksProps) {
  const say = translator(words);
  return (
    <ul {...rest} className={clsx(styles.links, className)}>
      {socials.map((social, index) => {
        const sign = signOf(social, (network) => say("{name} on {network}", { name: of, network }));
        return (
          sign && (
            // biome-ignore lint/suspicious/noArrayIndexKey: labels may be elements, and links may share an address
            <li key={index}>
              <a
                href={social.href}
                {...(elsewhere.test(social.href) && { target: "_blank", rel: "noopener noreferrer" })}
              >
                {sign.mark}
                <span className="kit-visually-hidden">{ownText(sign.label)}</span>
                {elsewhere.test(social.href) && (
                  <span className="kit-visually-hidden">{` ${say("(opens in a new tab)")}`}</span>
                )}
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}

/** Matches a URL on another site. */
export const elsewhere = /^https?:/;

function signOf({ icon, label }: SocialLink, nameOn: (network: string) => string) {
  if (typeof icon !== "string") return { mark: icon, label };
  const network = oneOf("SocialLinks", "icon", icon, networks, undefined);
  if (!network) return null;
  const { name, icon: mark } = networkSigns[network];
  return { mark: <BrandMark icon={mark} />, label: label ?? nameOn(name) };
}
