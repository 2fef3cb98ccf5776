import { outlinedNavbar, type PageLayout } from "../../app/document/page-layout.ts";
import { pageMeta } from "../../app/document/page-meta.ts";
import { desktopApp } from "../../content/pages/desktop-app.ts";
import { DesktopAppDownloads } from "./downloads.tsx";
import { DesktopAppEnd } from "./end.tsx";
import { DesktopAppFeatures } from "./features.tsx";
import { DesktopAppHero } from "./hero.tsx";
import { DesktopAppKeys } from "./keys.tsx";
import { DesktopAppNotes } from "./notes.tsx";

export const meta = pageMeta(desktopApp.head);

export const layout = { depth: "−80 m", navbar: outlinedNavbar } satisfies PageLayout;

/** A sample page: an app that shows log entries as layers of ground. Its window is in front of a drawing of the ground. */
export default function DesktopApp() {
  return (
    <>
      <DesktopAppHero />
      <DesktopAppFeatures />
      <DesktopAppKeys />
      <DesktopAppDownloads />
      <DesktopAppNotes />
      <DesktopAppEnd />
    </>
  );
}
