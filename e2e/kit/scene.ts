import { expect, type Page } from "@playwright/test";

type Scene = Parameters<typeof window.scenes.show>[0];

export async function showScene(page: Page, scene: Scene) {
  await page.evaluate((scene) => window.scenes.show(scene), scene);
}

export function recorded(page: Page): Promise<string[]> {
  return page.evaluate(() => window.scenes.recorded);
}

export async function expectRecorded(page: Page, expected: string[]) {
  await expect.poll(() => recorded(page)).toEqual(expected);
}
