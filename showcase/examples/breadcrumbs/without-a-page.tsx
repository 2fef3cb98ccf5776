import { Breadcrumb } from "../../../kit/breadcrumb/breadcrumb.tsx";

// "Bores" has no page, so the item has no `href`. `href: "#"`, as on "Cores", has the same effect: no link.
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
