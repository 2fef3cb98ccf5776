/**
 * Smooth seeded noise along a line, from about -1.4 to 1.4. `wavelength` is that of the first octave, in the unit of
 * `x`. Each further octave divides the wavelength by 2.1 and multiplies the amplitude by 0.42.
 */
export function noise(seed: number, wavelength: number, octaves = 3): (x: number) => number {
  const salt = Math.imul(seed, 2147483647 ^ 0x5bd1e995);
  return (x) => {
    let height = 0;
    let amplitude = 1;
    let frequency = 1 / wavelength;
    for (let octave = 0; octave < octaves; octave++) {
      const at = x * frequency;
      const left = Math.floor(at);
      const blend = smooth(at - left);
      height +=
        amplitude * (lattice(left, octave, salt) * (1 - blend) + lattice(left + 1, octave, salt) * blend);
      amplitude *= 0.42;
      frequency *= 2.1;
    }
    return height;
  };
}

/**
 * Smooth seeded noise over a plane, from about -1.5 to 1.5. `frequency` is that of the first octave, in waves per unit.
 * Each further octave doubles the frequency and halves the amplitude.
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
      // Allocates no array or closure, because a picture can need millions of calls.
      const salt = Math.imul(seed + octave * 101, 1597334677);
      const upper = lattice(column, row, salt) * (1 - right) + lattice(column + 1, row, salt) * right;
      const lower = lattice(column, row + 1, salt) * (1 - right) + lattice(column + 1, row + 1, salt) * right;
      height += (upper * (1 - down) + lower * down) / 2 ** octave;
    }
    return height;
  };
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

/** Returns a pseudo-random value from -1 to 1 that depends only on the lattice point and the salt. */
function lattice(column: number, row: number, salt: number): number {
  let hash = Math.imul(column, 374761393) ^ Math.imul(row, 668265263) ^ salt;
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return (((hash ^ (hash >>> 16)) >>> 0) / 4294967296) * 2 - 1;
}
