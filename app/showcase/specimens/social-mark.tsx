import { SocialMark, type SocialMarkProps } from "../../ui/social/social-mark.tsx";

export default function Specimen(options: Partial<SocialMarkProps>) {
  return <SocialMark network="github" {...options} />;
}
