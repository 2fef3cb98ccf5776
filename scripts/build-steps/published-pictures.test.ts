// R-SETUP-7
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { phonePhoto } from "../../vite/testing/phone-photo.ts";
import { folderOf } from "../testing/folder-of.ts";
import { publishPictures } from "./published-pictures.ts";

test.each(["people/nell.jpg", "newsletter/pictures/2026-11-26/rack.JPEG", "rack.webp", "rack.png"])(
  "%s from a phone is turned upright, and its location and camera are removed",
  async (name) => {
    const photo = await phonePhoto(name.endsWith("webp") ? "webp" : name.endsWith("png") ? "png" : "jpeg");
    const folder = folderOf({ [name]: photo });
    await publishPictures(folder);
    const published = await readFile(join(folder, name));
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
  const folder = folderOf({ "a.jpg": plain, "b.svg": Buffer.from("<svg/>") });
  await publishPictures(folder);
  expect((await readFile(join(folder, "a.jpg"))).equals(plain)).toBe(true);
  expect(await readFile(join(folder, "b.svg"), "utf8")).toBe("<svg/>");
});

test.each([
  ["people/nell.heic", "people/nell.heic is HEIC, which browsers do not show: save it as JPEG."],
  ["people/nell.jpg", "people/nell.jpg can’t be read as a picture: save it again."],
])("%s that can’t be published stops the build with an error that names it", async (name, words) => {
  const folder = folderOf({ [name]: Buffer.from("no picture") });
  await expect(publishPictures(folder)).rejects.toMatchObject({ name: "Mistake", message: words });
});
