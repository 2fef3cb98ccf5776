import { SocialMark, type SocialMarkProps } from "../../kit/social/social-mark.tsx";

export default function Specimen(options: Partial<SocialMarkProps>) {
  return <SocialMark network="github" {...options} />;
}
