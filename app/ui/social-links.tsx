import { BrandMark } from "./brand-mark.tsx";
import { oneOf } from "./option-set.ts";
import styles from "./social-links.module.css";
import { type Network, networkSigns, networks } from "./social-networks.ts";

export interface SocialLink {
  icon: Network;
  link: string;
}

/** Marks that lead to somebody's pages. `of` says whose they are: "Ada Okafor on GitHub". */
export function SocialLinks({ of, socials }: { of: string; socials: readonly SocialLink[] }) {
  return (
    <ul className={styles.links}>
      {socials.map(({ icon, link }) => {
        const network = oneOf("SocialLinks", "icon", icon, networks, undefined);
        return (
          network && (
            <li key={icon}>
              <a href={link}>
                <BrandMark icon={networkSigns[network].icon} />
                <span className="visually-hidden">
                  {of} on {networkSigns[network].name}
                </span>
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}
