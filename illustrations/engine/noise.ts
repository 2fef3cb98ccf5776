/**
 * Smooth seeded noise along a line, about -1.4 to 1.4. `wavelength` applies to the first octave and has the unit of the
 * argument. The waves of each next octave are 2.1 times shorter and 0.42 times as high.
 */
export function noise(seed: number, wavelength: number, octaves = 3): (x: number) => number {
  return (x) => {
    let height = 0;
    let amplitude = 1;
    let frequency = 1 / wavelength;
    for (let octave = 0; octave < octaves; octave++) {
      const at = x * frequency;
      const left = Math.floor(at);
      const blend = smooth(at - left);
      height +=
        amplitude * (lattice(left, octave, seed) * (1 - blend) + lattice(left + 1, octave, seed) * blend);
      amplitude *= 0.42;
      frequency *= 2.1;
    }
    return height;
  };
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

/** A fixed value from -1 to 1 for each point of the lattice. */
function lattice(index: number, octave: number, seed: number): number {
  let hash =
    Math.imul(index, 374761393) ^ Math.imul(octave, 668265263) ^ Math.imul(seed, 2147483647 ^ 0x5bd1e995);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return (((hash ^ (hash >>> 16)) >>> 0) / 4294967296) * 2 - 1;
}
