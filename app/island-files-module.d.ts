declare module "virtual:island-files" {
  const files: Readonly<Record<string, import("./islands.ts").IslandFiles>>;
  export default files;
}
