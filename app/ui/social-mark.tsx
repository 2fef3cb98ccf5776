import { faGithub } from "@fortawesome/free-brands-svg-icons/faGithub";
import { faLinkedinIn } from "@fortawesome/free-brands-svg-icons/faLinkedinIn";
import { faStackOverflow } from "@fortawesome/free-brands-svg-icons/faStackOverflow";

/** Marks by Font Awesome Free (CC BY 4.0). */
const marks = { github: faGithub, linkedin: faLinkedinIn, stackoverflow: faStackOverflow };

export type SocialNetwork = keyof typeof marks;

export function SocialMark({ network }: { network: SocialNetwork }) {
  const [width, height, , , path] = marks[network].icon;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={Array.isArray(path) ? path.join("") : path} />
    </svg>
  );
}
