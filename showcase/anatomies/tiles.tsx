import { SocialButton } from "../../kit/social/social-button.tsx";
import { Tiles } from "../../kit/tiles/tiles.tsx";

export default (
  <Tiles>
    <SocialButton network="github" />
    <SocialButton network="linkedin" />
  </Tiles>
);
