import { Icon } from "../icon/icon.tsx";
import styles from "./feature-block.module.css";

export interface FeatureBlockProps {
  title: string;
  description: string;
  /** What it brings, each with a tick. */
  ticked: readonly string[];
  /** A picture to cut the sign from: at least 108 by 60 pixels. */
  sign?: string;
  titleAs?: "h2" | "h3" | "h4";
}

/** Something that is offered, and what comes with it. */
export function FeatureBlock({ title, description, ticked, sign, titleAs: Title = "h3" }: FeatureBlockProps) {
  return (
    <div className={styles.block}>
      {sign && <img src={sign} alt="" width="108" height="60" loading="lazy" />}
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        <p>{description}</p>
        <ul>
          {ticked.map((item) => (
            <li key={item}>
              <Icon name="tick" />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
