import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import sharp, { type Metadata } from "sharp";
import { Mistake } from "../../vite/mistake.ts";

/**
 * Rotates a folder's photographs upright and removes metadata, such as the location. Leaves other pictures as they are.
 * @throws Mistake for a HEIC file or one that cannot be read
 */
export async function publishPictures(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    const file = join(parentPath, name);
    const shown = relative(folder, file).replaceAll("\\", "/");
    if (/\.hei[cf]$/i.test(name))
      throw new Mistake(`${shown} is HEIC, which browsers do not show: save it as JPEG.`);
    if (!/\.(jpe?g|png|webp|avif)$/i.test(name)) continue;
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
