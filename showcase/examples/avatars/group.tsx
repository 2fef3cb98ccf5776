import { AvatarGroup } from "../../../kit/avatar/avatar-group.tsx";
import { Stack } from "../../../kit/stack/stack.tsx";

const people = [
  { name: "Harpreet Gill", image: "/samples/portrait-harpreet.svg" },
  { name: "Ines Calder", image: "/samples/portrait-ines.svg" },
  { name: "Otto Brandt", image: "/samples/portrait-otto.svg" },
  { name: "Layla Haddad" },
];

export default function AvatarGroups() {
  return (
    <Stack>
      <AvatarGroup label="Night shift" people={people} size="sm" />
      <AvatarGroup label="Day shift" people={people} size="lg" more={9} />
    </Stack>
  );
}
