import { Avatar, type AvatarProps } from "../../kit/avatar/avatar.tsx";

export default function Specimen(options: Partial<AvatarProps>) {
  return <Avatar image="/samples/portrait-ines.svg" alt="" {...options} />;
}
