import { takingHome } from "../../content/showcase/taking-home.ts";
import { componentAddress } from "../addresses.ts";
import { CopyPress } from "../example/copy-press.tsx";
import frame from "../example/example-frame.module.css";
import { inNamespace } from "../namespace.ts";
import { RegistryLine } from "./registry-line.tsx";
import styles from "./taking-home.module.css";

/** The commands that add the page's components to a project. */
export function TakingHome({ components }: { components: readonly string[] }) {
  const { id, title, note, copy } = takingHome;
  return (
    <section id={id} aria-label={title} className={frame.example}>
      <header className={frame.head}>
        <h2>
          <a href={`#${id}`}>{title}</a>
        </h2>
        <p>{note}</p>
      </header>
      <ul className={styles.lines}>
        <RegistryLine id={`${id}-registry`} />
        {components.map((component) => (
          <li key={component} id={`${id}-${component}`}>
            <a href={componentAddress(component)}>{component}</a>
            <code>npx shadcn add {inNamespace(component)}</code>
            <CopyPress from={`${id}-${component}`} name={copy(component)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
