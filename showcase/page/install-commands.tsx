import clsx from "clsx";
import { takingHome } from "../../content/showcase/install-commands.ts";
import code from "../../kit/code-block/code-block.module.css";
import { componentAddress, registryAddress } from "../addresses.ts";
import { CopyCodeButton } from "../example/copy-code-button.tsx";
import { inNamespace, namespace } from "../namespace.ts";
import styles from "./install-commands.module.css";
import { Part } from "./part.tsx";

/** The commands that add the page's components to a project. */
export function InstallCommands({ components }: { components: readonly string[] }) {
  const { id, title, note } = takingHome;
  return (
    <Part id={id} title={title} note={note}>
      <CommandList id={id} components={components} />
    </Part>
  );
}

export interface CommandListProps {
  /** The prefix of the lines' ids. */
  id: string;
  components: readonly string[];
}

/** The command that adds the registry to a project, followed by the commands that add components from it. */
export function CommandList({ id, components }: CommandListProps) {
  const { registry, copy } = takingHome;
  return (
    <ul data-theme="dark" className={clsx("ruled", code.block, styles.lines)}>
      <li id={`${id}-registry`}>
        <a href={registryAddress("registry")}>{registry}</a>
        <code>
          npx shadcn registry add {namespace}={import.meta.env.SITE_URL}
          <wbr />
          {registryAddress("{name}")}
        </code>
        <CopyCodeButton from={`${id}-registry`} name={copy(registry)} />
      </li>
      {components.map((component) => (
        <li key={component} id={`${id}-${component}`}>
          <a href={componentAddress(component)}>{component}</a>
          <code>npx shadcn add {inNamespace(component)}</code>
          <CopyCodeButton from={`${id}-${component}`} name={copy(component)} />
        </li>
      ))}
    </ul>
  );
}
