import { takingHome } from "../../content/showcase/install-commands.ts";
import { componentAddress } from "../addresses.ts";
import { CopyCodeButton } from "../example/copy-code-button.tsx";
import frame from "../example/example-frame.module.css";
import { inNamespace } from "../namespace.ts";
import styles from "./install-commands.module.css";
import { RegistryCommand } from "./registry-command.tsx";

/** The commands that add the page's components to a project. */
export function InstallCommands({ components }: { components: readonly string[] }) {
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
        <RegistryCommand id={`${id}-registry`} />
        {components.map((component) => (
          <li key={component} id={`${id}-${component}`}>
            <a href={componentAddress(component)}>{component}</a>
            <code>npx shadcn add {inNamespace(component)}</code>
            <CopyCodeButton from={`${id}-${component}`} name={copy(component)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
