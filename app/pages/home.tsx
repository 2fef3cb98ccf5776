import { home } from "../../content/home.ts";
import { ThursdayStrip } from "../newsletter/thursday-strip.tsx";
import type { PageHandle } from "../page-handle.ts";
import { pageMeta } from "../page-meta.ts";
import { HomeArticle } from "./home-article.tsx";
import { HomeGround } from "./home-ground.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomeWorkshop } from "./home-workshop.tsx";

export const meta = () => pageMeta(home.head);

export const handle = {
  depth: "−64 m",
  navbar: { transparent: true, darkText: true, action: { variant: "outline", color: "dark" } },
} satisfies PageHandle;

/** From the surface to bedrock: what we do, layer by layer. */
export default function Home() {
  return (
    <>
      <HomeHero />
      <HomeGround />
      <HomeWorkshop />
      <HomeArticle />
      <ThursdayStrip />
    </>
  );
}
