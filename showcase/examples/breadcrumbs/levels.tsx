import { Breadcrumb } from "../../../kit/breadcrumb/breadcrumb.tsx";
import { Stack } from "../../../kit/stack/stack.tsx";

const surface = { label: "Surface", route: "#levels" };
const platform = { label: "Platform", route: "#levels" };

export default function BreadcrumbLevels() {
  return (
    <Stack>
      <Breadcrumb label="One level" items={[{ label: "Surface" }]} />
      <Breadcrumb label="Two levels" items={[surface, { label: "Platform" }]} />
      <Breadcrumb label="Three levels" items={[surface, platform, { label: "Edge computing" }]} />
    </Stack>
  );
}
