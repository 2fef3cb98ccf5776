import layout from "../../../kit/layout.module.css";
import { TeamCard } from "../../../kit/team-card/team-card.tsx";

const people = [
  {
    name: "Mira Kowalczyk",
    position: "Driller",
    description: "Hears a soft layer before the gauge shows it.",
  },
  {
    name: "Tomas Lindqvist",
    position: "Geologist",
    description: "Names rocks aloud. The crew has stopped asking.",
  },
  {
    name: "Amara Diallo",
    position: "Accounts",
    description: "Sends the invoice with the core, never before.",
  },
  { name: "Jun Watanabe", position: "Site links", description: "Carries a mast up any hill that has one." },
];

export default function TeamWithPortraits() {
  return (
    <div className={`${layout.columns} ${layout.narrow} ${layout.stepped}`}>
      {people.map((person) => (
        <TeamCard
          key={person.name}
          {...person}
          image={`/samples/portrait-${person.name.split(" ")[0]?.toLowerCase()}.svg`}
          socials={[
            { icon: "linkedin", href: "#team-1" },
            { icon: "github", href: "#team-1" },
          ]}
        />
      ))}
    </div>
  );
}
