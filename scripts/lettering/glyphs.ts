export type Glyph = { sign: string; advance: number; outline: string };

/** The glyphs of a TrueType font, in hundredths of its em: relative moves, lines and quadratic curves. */
export function glyphsOf(font: DataView, signs: readonly string[]): Glyph[] {
  const table = tablesOf(font);
  const scale = 100 / font.getUint16(table("head") + 18);
  const longOffsets = font.getInt16(table("head") + 50) === 1;
  const advances = font.getUint16(table("hhea") + 34);
  const glyphOf = characterMap(font, table("cmap"));
  const offset = (glyph: number) =>
    table("glyf") +
    (longOffsets ? font.getUint32(table("loca") + glyph * 4) : font.getUint16(table("loca") + glyph * 2) * 2);
  return signs.flatMap((sign) => {
    const glyph = glyphOf(sign.codePointAt(0) ?? 0);
    if (glyph === 0) return [];
    const advance = font.getUint16(table("hmtx") + Math.min(glyph, advances - 1) * 4) * scale;
    const empty = offset(glyph) === offset(glyph + 1);
    const shapes = (at: number): Corner[][] => contoursOf(font, at, (part) => shapes(offset(part)));
    const outline = empty
      ? ""
      : shapes(offset(glyph))
          .map((contour) => written(contour, scale))
          .join("");
    return [{ sign, advance: Math.round(advance * 10) / 10, outline }];
  });
}

type Corner = { x: number; y: number; on: boolean };

function tablesOf(font: DataView): (name: string) => number {
  const offsets = new Map<string, number>();
  for (let index = 0; index < font.getUint16(4); index++) {
    const at = 12 + index * 16;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((letter) => font.getUint8(at + letter)));
    offsets.set(name, font.getUint32(at + 8));
  }
  return (name) => offsets.get(name) ?? 0;
}

/** Of a format 4 table, which every font has for signs of two bytes. */
function characterMap(font: DataView, cmap: number): (code: number) => number {
  const subtables = Array.from(
    { length: font.getUint16(cmap + 2) },
    (_, index) => cmap + font.getUint32(cmap + 8 + index * 8),
  );
  const table = subtables.find((at) => font.getUint16(at) === 4) ?? 0;
  const count = font.getUint16(table + 6);
  return (code) => {
    for (let segment = 0; segment < count; segment += 2) {
      if (font.getUint16(table + 14 + segment) < code) continue;
      const start = font.getUint16(table + 16 + count + segment);
      if (start > code) return 0;
      const delta = font.getUint16(table + 16 + count * 2 + segment);
      const range = table + 16 + count * 3 + segment;
      const shift = font.getUint16(range);
      const glyph = shift === 0 ? code : font.getUint16(range + shift + (code - start) * 2);
      return (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

function contoursOf(font: DataView, at: number, partOf: (glyph: number) => Corner[][]): Corner[][] {
  const count = font.getInt16(at);
  if (count < 0) return partsOf(font, at + 10, partOf);
  const ends = Array.from({ length: count }, (_, index) => font.getUint16(at + 10 + index * 2));
  const points = (ends.at(-1) ?? -1) + 1;
  let place = at + 10 + count * 2;
  place += 2 + font.getUint16(place);
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = font.getUint8(place++);
    flags.push(flag);
    if (flag & 8) for (let again = font.getUint8(place++); again > 0; again--) flags.push(flag);
  }
  const coordinates = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += (flag & same ? 1 : -1) * font.getUint8(place++);
      else if (!(flag & same)) {
        value += font.getInt16(place);
        place += 2;
      }
      return value;
    });
  };
  const xs = coordinates(2, 16);
  const ys = coordinates(4, 32);
  const corners = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    on: (flag & 1) === 1,
  }));
  return ends.map((end, index) => corners.slice((ends[index - 1] ?? -1) + 1, end + 1));
}

/** A glyph put together of others, moved and not scaled, as our fonts have them. */
function partsOf(font: DataView, at: number, partOf: (glyph: number) => Corner[][]): Corner[][] {
  const flags = font.getUint16(at);
  const words = (flags & 1) === 1;
  const [dx, dy] = words
    ? [font.getInt16(at + 4), font.getInt16(at + 6)]
    : [font.getInt8(at + 4), font.getInt8(at + 5)];
  const part = partOf(font.getUint16(at + 2)).map((contour) =>
    contour.map(({ x, y, on }) => ({ x: x + dx, y: y + dy, on })),
  );
  return flags & 32 ? [...part, ...partsOf(font, at + (words ? 8 : 6), partOf)] : part;
}

/** `M x y`, `L x y` and `Q x y x y`, in whole hundredths. */
function written(contour: readonly Corner[], scale: number): string {
  const first = contour.findIndex(({ on }) => on);
  const turned = [...contour.slice(first), ...contour.slice(0, first + 1)];
  const number = ({ x, y }: { x: number; y: number }) => `${Math.round(x * scale)} ${Math.round(-y * scale)}`;
  const middle = (one: Corner, other: Corner) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  let data = "";
  turned.forEach((corner, index) => {
    const before = turned[index - 1];
    if (!before) data += `M${number(corner)}`;
    else if (before.on && corner.on) data += `L${number(corner)}`;
    else if (!before.on) data += `Q${number(before)} ${number(corner.on ? corner : middle(before, corner))}`;
  });
  return data;
}
