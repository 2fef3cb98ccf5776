import { SectionHeading } from "../../app/document/sections/section-heading.tsx";
import { desktopApp } from "../../content/pages/desktop-app.ts";
import { Button } from "../../kit/button/button.tsx";
import { Prose } from "../../kit/prose/prose.tsx";
import styles from "./downloads.module.css";

/** Download buttons and requirements for each system. All buttons link to a note saying that there is no app. */
export function DesktopAppDownloads() {
  const { ground, title, platforms, action, demo, requirements } = desktopApp.downloads;
  return (
    <section className={`container ${styles.downloads}`} id="download" aria-labelledby="download-title">
      <SectionHeading id="download-title" ground={ground} title={title} />
      <ul className={styles.platforms}>
        {platforms.map(({ name, file, size, note }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="mono">
              {file}, {size}
            </p>
            <p>{note}</p>
            <Button href="#nothing-to-download" color="dark" variant="outline">
              {action} {name}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.demo} id="nothing-to-download">
        {demo}
      </p>
      <Prose className={styles.requirements}>
        <table>
          <caption>{requirements.caption}</caption>
          <thead>
            <tr>
              <td />
              {platforms.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {requirements.rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={platforms[index]?.name}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Prose>
    </section>
  );
}
