import { SocialLinks } from "../../../kit/social/social-links.tsx";

export default function InARow() {
  return (
    <SocialLinks
      of="Ada Okafor"
      socials={[
        { icon: "github", href: "#github" },
        { icon: "linkedin", href: "#linkedin" },
        { icon: "youtube", href: "#youtube" },
      ]}
    />
  );
}
