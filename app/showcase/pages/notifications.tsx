import { notifications } from "../../../content/showcase/notifications.ts";
import type { ExampleModule } from "../example/example-module.ts";
import { ShowcasePage } from "../page/showcase-page.tsx";
import { showcaseHandle, showcaseMeta } from "../page/showcase-route.ts";

const examples = import.meta.glob<ExampleModule>("../examples/notifications/*.tsx", {
  query: "?example",
  eager: true,
});

export const handle = showcaseHandle(notifications);
export const meta = showcaseMeta(notifications);

export default function Notifications() {
  return <ShowcasePage words={notifications} examples={examples} />;
}
