import { takingHome } from "../../content/showcase/taking-home.ts";
import { registryAddress } from "../addresses.ts";
import { CopyPress } from "../example/copy-press.tsx";
import { namespace } from "../namespace.ts";

/** The line that adds the registry to a project; the other commands need it. */
export function RegistryLine({ id }: { id: string }) {
  const { registry, copy } = takingHome;
  return (
    <li id={id}>
      <a href={registryAddress("registry")}>{registry}</a>
      <code>
        npx shadcn registry add {namespace}={import.meta.env.SITE_URL}
        <wbr />
        {registryAddress("{name}")}
      </code>
      <CopyPress from={id} name={copy(registry)} />
    </li>
  );
}
