import { takingHome } from "../../content/showcase/install-commands.ts";
import { registryAddress } from "../addresses.ts";
import { CopyCodeButton } from "../example/copy-code-button.tsx";
import { namespace } from "../namespace.ts";

/** The line that adds the registry to a project; the other commands need it. */
export function RegistryCommand({ id }: { id: string }) {
  const { registry, copy } = takingHome;
  return (
    <li id={id}>
      <a href={registryAddress("registry")}>{registry}</a>
      <code>
        npx shadcn registry add {namespace}={import.meta.env.SITE_URL}
        <wbr />
        {registryAddress("{name}")}
      </code>
      <CopyCodeButton from={id} name={copy(registry)} />
    </li>
  );
}
