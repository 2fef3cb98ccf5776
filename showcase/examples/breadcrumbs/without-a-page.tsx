import { Breadcrumb } from "../../../kit/breadcrumb/breadcrumb.tsx";

// "Bores" and "Cores" have no page and are not links. Omitting `href` and setting it to "#" have the same effect.
export default function BreadcrumbWithoutPage() {
  return (
    <Breadcrumb
      label="To a core"
      items={[
        { label: "Surface", href: "#without-a-page" },
        { label: "Bores" },
        { label: "0117", href: "#without-a-page" },
        { label: "Cores", href: "#" },
        { label: "Core 12" },
      ]}
    />
  );
}
