import { faGithub } from "@fortawesome/free-brands-svg-icons/faGithub";
import { BrandMark } from "../../kit/social/brand-mark.tsx";

export default <BrandMark icon={faGithub} />;
