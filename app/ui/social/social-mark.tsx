import { faGithub } from "@fortawesome/free-brands-svg-icons/faGithub";
import { faLinkedinIn } from "@fortawesome/free-brands-svg-icons/faLinkedinIn";
import { faStackOverflow } from "@fortawesome/free-brands-svg-icons/faStackOverflow";
import { BrandMark, type BrandMarkProps } from "./brand-mark.tsx";

/** Only what the footer of every page shows, to keep its script small; `social-networks.ts` has twelve. */
const marks = { github: faGithub, linkedin: faLinkedinIn, stackoverflow: faStackOverflow };

export type SocialNetwork = keyof typeof marks;

export interface SocialMarkProps extends Omit<BrandMarkProps, "icon"> {
  network: SocialNetwork;
}

/** The mark of one of three networks. */
export function SocialMark({ network, ...rest }: SocialMarkProps) {
  return <BrandMark {...rest} icon={marks[network]} />;
}
