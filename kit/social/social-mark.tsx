import { faGithub } from "@fortawesome/free-brands-svg-icons/faGithub";
import { faLinkedinIn } from "@fortawesome/free-brands-svg-icons/faLinkedinIn";
import { faStackOverflow } from "@fortawesome/free-brands-svg-icons/faStackOverflow";
import type { ComponentProps } from "react";
import { BrandMark } from "./brand-mark.tsx";

/** Only what the footer of every page shows, to keep its script small; `social-networks.ts` has twelve. */
const marks = { github: faGithub, linkedin: faLinkedinIn, stackoverflow: faStackOverflow };

export type SocialNetwork = keyof typeof marks;

export interface SocialMarkProps extends Omit<ComponentProps<"svg">, "children"> {
  /** Which of the three. */
  network: SocialNetwork;
}

/** The mark of one of the three networks. It never speaks by itself. */
export function SocialMark({ network, ...rest }: SocialMarkProps) {
  return <BrandMark icon={marks[network]} {...rest} />;
}
