import { notifications } from "../../../content/showcase/notifications.ts";
import type { ExampleModule } from "../example-module.ts";
import { ShowcasePage } from "../showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/notifications/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(notifications);
export const meta = showcaseMeta(notifications);

export default function Notifications() {
  return <ShowcasePage words={notifications} examples={examples} />;
}
