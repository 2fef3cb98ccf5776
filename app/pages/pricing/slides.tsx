import { pricing } from "../../../content/pages/pricing.ts";
import geodePhone from "../../../illustrations/drawn/geode-phone.svg?picture";
import geodeWide from "../../../illustrations/drawn/geode-wide.svg?picture";
import lampRoomPhone from "../../../illustrations/drawn/lamp-room-phone.svg?picture";
import lampRoomWide from "../../../illustrations/drawn/lamp-room-wide.svg?picture";
import threeRoomsPhone from "../../../illustrations/drawn/three-rooms-phone.svg?picture";
import threeRoomsWide from "../../../illustrations/drawn/three-rooms-wide.svg?picture";
import { Carousel } from "../../../kit/carousel/carousel.tsx";
import { InfoCard } from "../../../kit/info-card/info-card.tsx";
import { GroundLabel } from "../../document/ground-label.tsx";
import { PictureSource } from "../../document/picture.tsx";
import styles from "./slides.module.css";

const pictures = {
  geode: { phone: geodePhone, wide: geodeWide },
  lampRoom: { phone: lampRoomPhone, wide: lampRoomWide },
  threeRooms: { phone: threeRoomsPhone, wide: threeRoomsWide },
} as const;

/** Three rooms in the bedrock, behind the navigation bar and below it. */
export function PricingSlides() {
  return (
    <Carousel
      className={styles.vault}
      label={pricing.carousel}
      slides={pricing.slides.map(({ name, picture, ground, lead, cards }, index) => {
        const Title = index === 0 ? "h1" : "h2";
        const { phone, wide } = pictures[picture];
        const loading = index === 0 ? "eager" : "lazy";
        return {
          name,
          content: (
            <div className={styles.slide}>
              <div className={styles.stage}>
                <picture className={styles.picture}>
                  <PictureSource media="(width <= 43.75em)" {...phone} />
                  <img {...wide} alt="" loading={loading} />
                </picture>
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
