import { SocialLinks } from "../../../kit/social/social-links.tsx";

export default function InARow() {
  return (
    <SocialLinks
      of="Ada Okafor"
      socials={[
        { icon: "github", link: "#github" },
        { icon: "linkedin", link: "#linkedin" },
        { icon: "youtube", link: "#youtube" },
      ]}
    />
  );
}
