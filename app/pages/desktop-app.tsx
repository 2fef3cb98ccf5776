import { desktopApp } from "../../content/desktop-app.ts";
import type { PageHandle } from "../page-handle.ts";
import { pageMeta } from "../page-meta.ts";
import { DesktopAppDownloads } from "./desktop-app-downloads.tsx";
import { DesktopAppEnd } from "./desktop-app-end.tsx";
import { DesktopAppFeatures } from "./desktop-app-features.tsx";
import { DesktopAppHero } from "./desktop-app-hero.tsx";
import { DesktopAppKeys } from "./desktop-app-keys.tsx";
import { DesktopAppNotes } from "./desktop-app-notes.tsx";

export const meta = () => pageMeta(desktopApp.head);

export const handle = {
  depth: "−80 m",
  navbar: { transparent: true, darkText: true, action: { variant: "outline", color: "dark" } },
} satisfies PageHandle;

/** A demo page: an app that reads logs by depth, its window held up against the ground. */
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
