declare module "*?picture" {
  const picture: import("./picture.tsx").Picture;
  export default picture;
}
