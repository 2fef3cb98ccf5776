import { Breadcrumb } from "../../../kit/breadcrumb/breadcrumb.tsx";
import layout from "../../../kit/layout.module.css";

const surface = { label: "Surface", href: "#levels" };
const platform = { label: "Platform", href: "#levels" };

export default function BreadcrumbLevels() {
  return (
    <div className={layout.stack}>
      <Breadcrumb label="One level" items={[{ label: "Surface" }]} />
      <Breadcrumb label="Two levels" items={[surface, { label: "Platform" }]} />
      <Breadcrumb label="Three levels" items={[surface, platform, { label: "Edge computing" }]} />
    </div>
  );
}
