import { HorizontalTeamCard } from "../../../kit/horizontal-team-card/horizontal-team-card.tsx";
import layout from "../../../kit/layout.module.css";
import { Prose } from "../../../kit/prose/prose.tsx";
import { Text } from "../../../kit/text/text.tsx";

export default function PictureBesideQuote() {
  return (
    <div className={layout.split}>
      <figure className={layout.words}>
        <img
          src="/samples/terrain-lake.svg"
          width="560"
          height="520"
          alt="A model of a lake below a snowy mountain, sawn out of the ground."
          loading="lazy"
        />
        <figcaption>
          <Text look="label">Lake Perrin, 1 : 4,000</Text>
        </figcaption>
      </figure>
      <Prose led>
        <p>
          The lake loses a hand’s breadth each summer, and for thirty years the sun had been blamed for it.
        </p>
        <blockquote>“We put dye in on Monday. On Wednesday the baker called: his bread was blue.”</blockquote>
        <p>
          It was an old mine, dug towards the lake from the village. Now it has a door, and the lake its hand.
        </p>
        <HorizontalTeamCard
          profile={{ name: "Layla Haddad", href: "#content-2" }}
          position={{ label: "Surveyor", color: "warning" }}
          description="Apologised to the baker, who asked for more."
          image="/samples/portrait-layla.svg"
        />
      </Prose>
    </div>
  );
}
