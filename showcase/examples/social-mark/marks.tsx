import layout from "../../../kit/layout.module.css";
import { SocialMark } from "../../../kit/social/social-mark.tsx";

export default function Marks() {
  return (
    <div className={layout.row}>
      <SocialMark network="github" />
      <SocialMark network="linkedin" />
      <SocialMark network="stackoverflow" />
    </div>
  );
}
