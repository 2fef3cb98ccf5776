import { faGithub } from "@fortawesome/free-brands-svg-icons/faGithub";
import { BrandMark } from "../../ui/social/brand-mark.tsx";

export default <BrandMark icon={faGithub} />;
