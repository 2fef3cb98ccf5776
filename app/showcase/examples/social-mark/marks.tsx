import { Row } from "../../../ui/row/row.tsx";
import { SocialMark } from "../../../ui/social/social-mark.tsx";

export default function Marks() {
  return (
    <Row>
      <SocialMark network="github" />
      <SocialMark network="linkedin" />
      <SocialMark network="stackoverflow" />
    </Row>
  );
}
