/**
 * Smooth seeded noise over a plane, about -1.5 to 1.5. `frequency` is the number of waves of the first octave per unit.
 * Each next octave has twice as many waves, half as high.
 */
export function planeNoise(seed: number, frequency: number, octaves = 3): (x: number, y: number) => number {
  return (x, y) => {
    let height = 0;
    for (let octave = 0; octave < octaves; octave++) {
      const atX = x * frequency * 2 ** octave;
      const atY = y * frequency * 2 ** octave;
      const column = Math.floor(atX);
      const row = Math.floor(atY);
      const right = smooth(atX - column);
      const down = smooth(atY - row);
      // Creates no array and no closure, because a picture needs millions of calls.
      const layer = seed + octave * 101;
      const upper = lattice(column, row, layer) * (1 - right) + lattice(column + 1, row, layer) * right;
      const lower =
        lattice(column, row + 1, layer) * (1 - right) + lattice(column + 1, row + 1, layer) * right;
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
