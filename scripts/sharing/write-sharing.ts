import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writeIcons } from "./icons.ts";
import { securityTxt } from "./security-txt.ts";
import { writeSharedPictures } from "./shared-pictures.ts";

/**
 * Makes beside the built pages what stands for them elsewhere: pictures of shared links, icons, whom to write to about a
 * weakness. In development there is none of it.
 */
export async function writeSharing(folder: string): Promise<void> {
  const known = join(folder, ".well-known");
  await mkdir(known, { recursive: true });
  await writeFile(join(known, "security.txt"), securityTxt(Date.now()));
  await Promise.all([writeSharedPictures(folder), writeIcons(folder)]);
}
