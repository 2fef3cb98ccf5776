import { Row } from "../../../kit/row/row.tsx";
import { SocialMark } from "../../../kit/social/social-mark.tsx";

export default function Marks() {
  return (
    <Row>
      <SocialMark network="github" />
      <SocialMark network="linkedin" />
      <SocialMark network="stackoverflow" />
    </Row>
  );
}
