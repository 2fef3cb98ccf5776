import harbour from "drawing:harbour-place";
import orchard from "drawing:orchard-place";
import { pricing } from "../../../content/pages/pricing.ts";
import { Carousel } from "../../../kit/carousel/carousel.tsx";
import { CustomerStory } from "../../../kit/customer-story/customer-story.tsx";
import { LogoStrip } from "../../../kit/logo-strip/logo-strip.tsx";
import { Wordmark } from "../../../kit/wordmark/wordmark.tsx";
import { SectionHeading } from "../../document/sections/section-heading.tsx";
import styles from "./stories.module.css";

const pictures = { harbour, orchard } as const;

/** Reviews by two customers, shown in turn, and the logos of other customers. */
export function PricingStories() {
  const { stories, brands } = pricing;
  return (
    <section className={`container ${styles.stories}`} aria-labelledby="stories">
      <SectionHeading id="stories" ground={stories.ground} title={stories.title} />
      <Carousel
        label={stories.label}
        slides={stories.items.map(({ picture, title, review, rating, author }) => ({
          name: author.brand,
          content: (
            <CustomerStory
              className={styles.story}
              title={title}
              review={review}
              rating={rating}
              image={pictures[picture]}
              author={{ name: author.name, role: author.role, logo: <Wordmark name={author.brand} /> }}
            />
          ),
        }))}
      />
      <div className={styles.brands}>
        <h3>{brands.title}</h3>
        <p className="mono">{brands.sample}</p>
        <LogoStrip
          label={brands.label}
          logos={brands.names.map((name) => ({ name, logo: <Wordmark name={name} /> }))}
        />
      </div>
    </section>
  );
}
