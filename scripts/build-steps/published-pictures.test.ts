// R-SETUP-7
import { mkdir, mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { phonePhoto } from "../../vite/testing/phone-photo.ts";
import { publishPictures } from "./published-pictures.ts";

async function folderOf(files: Record<string, Buffer>) {
  const folder = await mkdtempDisposable(join(tmpdir(), "pictures-"));
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(join(folder.path, name, ".."), { recursive: true });
    await writeFile(join(folder.path, name), bytes);
  }
  return folder;
}

test.each(["people/nell.jpg", "newsletter/pictures/2026-11-26/rack.JPEG", "rack.webp", "rack.png"])(
  "%s from a phone is turned upright, and its location and camera are removed",
  async (name) => {
    const photo = await phonePhoto(name.endsWith("webp") ? "webp" : name.endsWith("png") ? "png" : "jpeg");
    await using folder = await folderOf({ [name]: photo });
    await publishPictures(folder.path);
    const published = await readFile(join(folder.path, name));
    expect(await sharp(photo).metadata()).toMatchObject({ width: 40, height: 20, orientation: 6 });
    const { width, height, orientation, exif, xmp } = await sharp(published).metadata();
    expect({ width, height, orientation, exif, xmp }).toEqual({ width: 20, height: 40 });
    expect(published.includes("Phone Maker")).toBe(false);
    const { data } = await sharp(published).raw().toBuffer({ resolveWithObject: true });
    // The photo's left side, which is red, is now at the top.
    expect([data[0], data.at(-3)].map((red) => (red ?? 0) > 128)).toEqual([true, false]);
  },
);

test("a picture without metadata stays unchanged, and so does a file that is not a photo", async () => {
  const plain = await sharp(await phonePhoto("jpeg")).toBuffer();
  await using folder = await folderOf({ "a.jpg": plain, "b.svg": Buffer.from("<svg/>") });
  await publishPictures(folder.path);
  expect((await readFile(join(folder.path, "a.jpg"))).equals(plain)).toBe(true);
  expect(await readFile(join(folder.path, "b.svg"), "utf8")).toBe("<svg/>");
});

test.each([
  ["people/nell.heic", "people/nell.heic is HEIC, which browsers do not show: save it as JPEG."],
  ["people/nell.jpg", "people/nell.jpg can’t be read as a picture: save it again."],
])("%s that can’t be published stops the build with an error that names it", async (name, words) => {
  await using folder = await folderOf({ [name]: Buffer.from("no picture") });
  await expect(publishPictures(folder.path)).rejects.toMatchObject({ name: "Mistake", message: words });
});
