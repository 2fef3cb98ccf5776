/**
 * Smooth seeded noise over a plane, about -1.5 to 1.5. `frequency` is the number of widest swells in one unit;
 * each further octave has twice as many, half as high.
 */
export function planeNoise(seed: number, frequency: number, octaves = 3): (x: number, y: number) => number {
  return (x, y) => {
    let height = 0;
    for (let octave = 0; octave < octaves; octave++) {
      const [atX, atY] = [x * frequency * 2 ** octave, y * frequency * 2 ** octave];
      const [column, row] = [Math.floor(atX), Math.floor(atY)];
      const [right, down] = [smooth(atX - column), smooth(atY - row)];
      const corner = (i: number, j: number) => lattice(column + i, row + j, seed + octave * 101);
      const upper = corner(0, 0) * (1 - right) + corner(1, 0) * right;
      const lower = corner(0, 1) * (1 - right) + corner(1, 1) * right;
      height += (upper * (1 - down) + lower * down) / 2 ** octave;
    }
    return height;
  };
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

/** A fixed value from -1 to 1 for each point of the lattice. */
function lattice(column: number, row: number, seed: number): number {
  let hash = Math.imul(column, 374761393) ^ Math.imul(row, 668265263) ^ Math.imul(seed, 1597334677);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return (((hash ^ (hash >>> 16)) >>> 0) / 4294967296) * 2 - 1;
}
