import { SocialButton, type SocialButtonProps } from "../../kit/social/social-button.tsx";

export default function Specimen(options: Partial<Pick<SocialButtonProps, "network" | "iconOnly">>) {
  return <SocialButton network="github" {...options} />;
}
