import { SocialButton } from "../../ui/social/social-button.tsx";
import { Tiles } from "../../ui/tiles/tiles.tsx";

export default (
  <Tiles>
    <SocialButton network="github" />
    <SocialButton network="linkedin" />
  </Tiles>
);
