import { expect, type Page } from "@playwright/test";

type Scene = Parameters<typeof window.scenes.show>[0];

export async function showScene(page: Page, scene: Scene) {
  await page.evaluate((scene) => window.scenes.show(scene), scene);
}

export function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => window.scenes.heard);
}

export async function expectHeard(page: Page, said: string[]) {
  await expect.poll(() => heard(page)).toEqual(said);
}
