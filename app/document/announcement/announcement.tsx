import { site } from "../../../site.config.ts";
import { InlineScript } from "../inline-script.tsx";
import styles from "./announcement.module.css";
import { endOfDay } from "./end-of-day.ts";

/**
 * An announcement above the navigation bar. Pages are prerendered, so a script hides it after its last day; without
 * JavaScript it stays until the next build.
 */
export function Announcement() {
  const { announcement, timeZone } = site;
  if (!announcement) return null;
  const { text, href, lastDay } = announcement;
  const over = endOfDay(lastDay, timeZone);
  if (Date.now() >= over) return null;
  return (
    <>
      <aside className={styles.announcement} id="announcement" aria-label="Announcement">
        <a href={href}>{text}</a>
      </aside>
      <InlineScript code={`if(Date.now()>=${over})document.getElementById("announcement").remove()`} />
    </>
  );
}
