declare module "*?program" {
  export const pieces: readonly { title: string; code: string; lines: string }[];
}
