import { HeadedSection } from "../../app/document/sections/headed-section.tsx";
import { desktopApp } from "../../content/pages/desktop-app.ts";
import { addresses } from "../../contract/addresses.ts";
import { Button } from "../../kit/button/button.tsx";
import styles from "./end.module.css";

/** Links to the download buttons and to the contact page. */
export function DesktopAppEnd() {
  const { ground, title, text, download, contact } = desktopApp.end;
  return (
    <HeadedSection id="end" ground={ground} title={title} wide className={styles.end}>
      <div className={styles.words}>
        <p>{text}</p>
        <div className={`actions ${styles.actions}`}>
          <Button href="#download" color="success" variant="gradient">
            {download}
          </Button>
          <Button href={addresses.contact} color="dark" variant="outline">
            {contact}
          </Button>
        </div>
      </div>
    </HeadedSection>
  );
}
