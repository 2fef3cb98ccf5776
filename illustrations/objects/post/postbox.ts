import { path, rectangle } from "../../engine/marks.ts";

/** A box for letters on its post, 108 by 186 pixels, its foot at the origin. */
export function postbox(): string {
  return (
    rectangle("object", -15, -66, 30, 66) +
    path("line-thin", "M-6-60v56m12-56v56") +
    path("object", "M-54-62v-84c0-54 108-54 108 0v84z") +
    path("line-thin", "M-54-146h108M-46-66v-74m92 0v74") +
    rectangle("ink", -34, -136, 68, 10, 4) +
    rectangle(["green", "outline"], -26, -112, 52, 36, 3) +
    path("line-white", "M-14-98h28m-28 9h18") +
    path("object-thin", "M-40-140h80l-6-10h-68z")
  );
}
