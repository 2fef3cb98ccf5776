declare module "opentype.js" {
  interface Command {
    type: "M" | "L" | "Q" | "C" | "Z";
    x?: number;
    y?: number;
    x1?: number;
    y1?: number;
  }
  interface Glyph {
    index: number;
    advanceWidth: number;
    getPath(x: number, y: number, size: number): { commands: Command[] };
  }
  interface Font {
    unitsPerEm: number;
    charToGlyph(sign: string): Glyph;
  }
  const opentype: { parse(font: ArrayBuffer): Font };
  export default opentype;
}
