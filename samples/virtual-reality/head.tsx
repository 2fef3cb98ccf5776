import { GroundLabel } from "../../app/document/sections/ground-label.tsx";
import { virtualReality } from "../../content/pages/virtual-reality.ts";
import { Button } from "../../kit/button/button.tsx";
import { Icon, type IconName } from "../../kit/icon/icon.tsx";
import styles from "./head.module.css";

const { lamps, plan, position, tremors, readings, messages } = virtualReality;

const instruments: readonly { id: string; title: string; icon: IconName }[] = [
  { id: "lamps", title: lamps.title, icon: "lamp" },
  { id: "plan", title: plan.title, icon: "calendar" },
  { id: "position", title: position.title, icon: "map" },
  { id: "readings", title: readings.title, icon: "gauge" },
  { id: "messages", title: messages.title, icon: "mail" },
  { id: "tremors", title: tremors.title, icon: "pulse" },
];

/** The time and the weather, and links to the instruments. */
export function VirtualRealityHead() {
  const { ground, clock, title, date, weather, demo, rail } = virtualReality;
  return (
    <>
      <header className={`container ${styles.head}`}>
        <GroundLabel {...ground} />
        <h1>
          <time dateTime={clock.machine}>{clock.shown}</time> {title}
        </h1>
        <p className={styles.day}>
          <time dateTime={date.machine}>{date.shown}</time>. {weather} {demo}
        </p>
      </header>
      <nav className={`screen-only ${styles.rail}`} aria-label={rail}>
        <ul>
          {instruments.map(({ id, title, icon }) => (
            <li key={id}>
              <Button href={`#${id}`} variant="outline" color="dark">
                <Icon name={icon} />
                <span>{title}</span>
              </Button>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
