import geode from "drawing:geode";
import lampRoom from "drawing:lamp-room";
import threeRooms from "drawing:three-rooms";
import { pricing } from "../../../content/pages/pricing.ts";
import { Carousel } from "../../../kit/carousel/carousel.tsx";
import { InfoCard } from "../../../kit/info-card/info-card.tsx";
import { GroundLabel } from "../../document/sections/ground-label.tsx";
import { Scenery } from "../../document/sections/scenery.tsx";
import styles from "./slides.module.css";

const pictures = { geode, lampRoom, threeRooms };

/** Three slides, which begin behind the navigation bar. */
export function PricingSlides() {
  return (
    <Carousel
      className={styles.vault}
      label={pricing.carousel}
      slides={pricing.slides.map(({ name, picture, ground, lead, cards }, index) => {
        const Title = index === 0 ? "h1" : "h2";
        const loading = index === 0 ? "eager" : "lazy";
        return {
          name,
          content: (
            <div className={styles.slide}>
              <div className={styles.stage}>
                <Scenery of={pictures[picture]} frame={styles.picture} loading={loading} />
                <div className={`container ${styles.words}`}>
                  <GroundLabel {...ground} />
                  <Title>{name}</Title>
                  <p className="lead">{lead}</p>
                </div>
              </div>
              <ul className={`container ${styles.facts}`}>
                {cards.map((card) => (
                  <li key={card.title}>
                    <InfoCard titleAs="p" {...card} />
                  </li>
                ))}
              </ul>
            </div>
          ),
        };
      })}
    />
  );
}
