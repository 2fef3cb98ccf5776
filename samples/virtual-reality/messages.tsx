import { virtualReality } from "../../content/pages/virtual-reality.ts";
import { Avatar } from "../../kit/avatar/avatar.tsx";
import { VirtualRealityInstrument } from "./instrument.tsx";
import styles from "./messages.module.css";

/** Messages from people above ground, the newest first. */
export function VirtualRealityMessages() {
  const { title, items } = virtualReality.messages;
  return (
    <VirtualRealityInstrument id="messages" title={title}>
      <ol className={styles.messages}>
        {items.map(({ from, portrait, time, text }) => (
          <li key={from}>
            <Avatar image={`/samples/portrait-${portrait}.svg`} alt="" />
            <div>
              <h3>{from}</h3>
              <time dateTime={time.machine}>{time.shown}</time>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </VirtualRealityInstrument>
  );
}
