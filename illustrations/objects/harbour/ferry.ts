import { path } from "../../engine/marks.ts";

/** A harbour ferry, the same at both ends, 92 pixels long, its water line at y = 0. */
export function ferry(): string {
  return (
    path("object", "M-50-12h100l-11 14h-78z") +
    path("green", "M-46-8h92l-7 9h-78z") +
    path("object", "M-38-12v-12h76v12zM-29-24v-10h58v10z") +
    path("object", "M-24-34v-8h12v8zM12-34v-8h12v8zM-5-34v-13h10v13z") +
    path("line", "M-32-18h5m6 0h5m6 0h5m6 0h5m6 0h5m6 0h5M-22-29h5m6 0h5m6 0h5m6 0h5", 2.4) +
    path("line-thin", "M-48-12v-7h10M48-12v-7H38")
  );
}
