import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { pngOf } from "./png.ts";

const red = [200, 10, 20];

test.each([
  ["an opaque picture", [...red, 255, ...red, 255]],
  ["one that can be seen through", [...red, 255, 0, 0, 0, 0]],
])("%s is read back as it was", async (_, values) => {
  const png = await pngOf({ width: 2, height: 1, rgba: Buffer.from(values) });
  const image = `<image width="2" height="1" href="data:image/png;base64,${png.toString("base64")}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1">${image}</svg>`;
  expect([...new Resvg(svg).render().pixels]).toEqual(values);
});
