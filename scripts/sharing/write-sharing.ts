// Makes beside the built pages what stands for them elsewhere: pictures of shared links, icons. In development there is none of it.
import { writeIcons } from "./icons.ts";
import { writeSharedPictures } from "./shared-pictures.ts";

const [folder = "build/client"] = process.argv.slice(2);
await Promise.all([writeSharedPictures(folder), writeIcons(folder)]);
