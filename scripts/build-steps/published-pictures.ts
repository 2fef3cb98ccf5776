import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Metadata } from "sharp";
import { Mistake } from "../../vite/mistake.ts";
import { filesIn } from "./files-in.ts";

/**
 * Rotates a folder's photographs upright and removes metadata, such as the location. Leaves other pictures as they are.
 * @throws Mistake for a HEIC file or one that cannot be read
 */
export async function publishPictures(folder: string): Promise<void> {
  for (const shown of filesIn(folder)) {
    if (/\.hei[cf]$/i.test(shown))
      throw new Mistake(`${shown} is HEIC, which browsers do not show: save it as JPEG.`);
    if (!/\.(jpe?g|png|webp|avif)$/i.test(shown)) continue;
    const file = join(folder, shown);
    const picture = await readFile(file);
    try {
      if (hasPrivateMetadata(await sharp(picture).metadata())) {
        await writeFile(file, await sharp(picture, { animated: true }).autoOrient().toBuffer());
      }
    } catch {
      throw new Mistake(`${shown} can’t be read as a picture: save it again.`);
    }
  }
}

function hasPrivateMetadata({ orientation = 1, exif, xmp, iptc, comments }: Metadata): boolean {
  return orientation > 1 || [exif, xmp, iptc, comments].some((words) => words !== undefined);
}
