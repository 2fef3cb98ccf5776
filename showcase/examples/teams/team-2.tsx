import { HorizontalTeamCard } from "../../../kit/horizontal-team-card/horizontal-team-card.tsx";
import layout from "../../../kit/layout.module.css";

const people = [
  {
    name: "Otto Brandt",
    position: { label: "Founder", color: "info" },
    description: "Drilled the first hole for a neighbour and was asked for a second.",
  },
  {
    name: "Layla Haddad",
    position: { label: "Surveyor", color: "warning" },
    description: "Finds north without a phone, and the phone without a signal.",
  },
  {
    name: "Harpreet Gill",
    position: { label: "Mechanic", color: "success" },
    description: "Keeps two rigs alive on the parts of three.",
  },
  {
    name: "Ines Calder",
    position: { label: "Records", color: "secondary" },
    description: "Has every log since 1986, and most of them by heart.",
  },
] as const;

export default function TeamBesidePortraits() {
  return (
    <div className={`${layout.columns} ${layout.wide}`}>
      {people.map(({ name, ...person }) => (
        <HorizontalTeamCard
          key={name}
          {...person}
          profile={{ name, href: "#team-2" }}
          image={`/samples/portrait-${name.split(" ")[0]?.toLowerCase()}.svg`}
        />
      ))}
    </div>
  );
}
