import { faGithub } from "@fortawesome/free-brands-svg-icons/faGithub";
import { faLinkedinIn } from "@fortawesome/free-brands-svg-icons/faLinkedinIn";
import { faStackOverflow } from "@fortawesome/free-brands-svg-icons/faStackOverflow";
import type { ComponentProps } from "react";
import { BrandMark } from "./brand-mark.tsx";

/** Only the networks in the footer of every page, to keep its script small; `social-networks.ts` has all twelve. */
const marks = { github: faGithub, linkedin: faLinkedinIn, stackoverflow: faStackOverflow };

export type SocialNetwork = keyof typeof marks;

export interface SocialMarkProps extends Omit<ComponentProps<"svg">, "children"> {
  /** The network. */
  network: SocialNetwork;
}

/** The icon of one of the three networks; hidden from screen readers. */
export function SocialMark({ network, ...rest }: SocialMarkProps) {
  return <BrandMark icon={marks[network]} {...rest} />;
}
