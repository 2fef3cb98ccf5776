import { at } from "../../engine/marks.ts";
import { picture } from "../../engine/picture.ts";
import { phoneBox } from "../../objects/post/phone-box.ts";
import { postbox } from "../../objects/post/postbox.ts";
import { tree } from "../../objects/tree.ts";

/** A box to write to and one to call from. They have no ground: what stands before the picture hides their feet. */
export function postAndPhone(): string {
  return picture({
    width: 264,
    height: 250,
    body: at(150, 238, tree(112)) + at(24, 216, tree(72)) + at(86, 228, postbox()) + at(210, 249, phoneBox()),
  });
}
