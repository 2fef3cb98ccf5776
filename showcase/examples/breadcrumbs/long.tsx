import { Breadcrumb } from "../../../kit/breadcrumb/breadcrumb.tsx";

const places = [
  "Surface",
  "Interface",
  "Delivery",
  "Continuous integration",
  "Platform",
  "Infrastructure as code",
  "Network",
];

export default function LongBreadcrumb() {
  return (
    <Breadcrumb
      label="Down to bedrock"
      items={[...places.map((label) => ({ label, href: "#long" })), { label: "Bedrock" }]}
    />
  );
}
