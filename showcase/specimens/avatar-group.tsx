import { AvatarGroup, type AvatarGroupProps } from "../../kit/avatar/avatar-group.tsx";

const people = [
  { name: "Harpreet Gill", image: "/samples/portrait-harpreet.svg" },
  { name: "Ines Calder", image: "/samples/portrait-ines.svg" },
  { name: "Layla Haddad" },
];

export default function Specimen(options: Partial<AvatarGroupProps>) {
  return <AvatarGroup label="Night shift" people={people} more={9} {...options} />;
}
