import { faDribbble } from "@fortawesome/free-brands-svg-icons/faDribbble";
import { faFacebookF } from "@fortawesome/free-brands-svg-icons/faFacebookF";
import { faGithub } from "@fortawesome/free-brands-svg-icons/faGithub";
import { faInstagram } from "@fortawesome/free-brands-svg-icons/faInstagram";
import { faLinkedinIn } from "@fortawesome/free-brands-svg-icons/faLinkedinIn";
import { faPinterestP } from "@fortawesome/free-brands-svg-icons/faPinterestP";
import { faRedditAlien } from "@fortawesome/free-brands-svg-icons/faRedditAlien";
import { faSlack } from "@fortawesome/free-brands-svg-icons/faSlack";
import { faTumblr } from "@fortawesome/free-brands-svg-icons/faTumblr";
import { faTwitter } from "@fortawesome/free-brands-svg-icons/faTwitter";
import { faVimeoV } from "@fortawesome/free-brands-svg-icons/faVimeoV";
import { faYoutube } from "@fortawesome/free-brands-svg-icons/faYoutube";

/** The name and the icon of each network. */
export const networkSigns = {
  facebook: { name: "Facebook", icon: faFacebookF },
  twitter: { name: "Twitter", icon: faTwitter },
  instagram: { name: "Instagram", icon: faInstagram },
  linkedin: { name: "LinkedIn", icon: faLinkedinIn },
  pinterest: { name: "Pinterest", icon: faPinterestP },
  youtube: { name: "YouTube", icon: faYoutube },
  github: { name: "GitHub", icon: faGithub },
  vimeo: { name: "Vimeo", icon: faVimeoV },
  slack: { name: "Slack", icon: faSlack },
  dribbble: { name: "Dribbble", icon: faDribbble },
  reddit: { name: "Reddit", icon: faRedditAlien },
  tumblr: { name: "Tumblr", icon: faTumblr },
} as const;

export type Network = keyof typeof networkSigns;

export const networks = Object.keys(networkSigns) as Network[];
