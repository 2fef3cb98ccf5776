export type Point = readonly [x: number, y: number];

export type Pen = {
  move(x: number, y: number): Pen;
  line(x: number, y: number): Pen;
  /** A quadratic curve, given by its control point and its end. */
  curve(controlX: number, controlY: number, x: number, y: number): Pen;
  /** A quadratic curve that mirrors the control point of the previous curve. */
  mirror(x: number, y: number): Pen;
  /** A point, which shows as a round dot if the path is stroked with round caps. */
  dot(x: number, y: number): Pen;
  through(points: readonly Point[]): Pen;
  close(): Pen;
  data(): string;
};

/**
 * Writes path data as short as possible: relative, rounded coordinates, without repeated letters or needless spaces.
 * Coordinates are rounded to `1 / steps` pixels (1: whole pixels, 2: half pixels). Each segment starts at the rounded
 * end of the previous one, so rounding errors do not add up.
 */
export function pen(steps = 1): Pen {
  let data = "";
  let letter = "";
  let atX = 0;
  let atY = 0;
  let startX = 0;
  let startY = 0;
  const round = (value: number) => Math.round(value * steps);
  const write = (command: string, ...values: number[]) => {
    if (command !== letter) data += command;
    let first = command !== letter;
    for (const value of values) {
      const text = shortest(value / steps);
      data += first || text.startsWith("-") ? text : ` ${text}`;
      first = false;
    }
    letter = command;
  };
  const go = (x: number, y: number) => {
    atX = round(x);
    atY = round(y);
  };
  const self: Pen = {
    move(x, y) {
      if (data === "") write("M", round(x), round(y));
      else write("m", round(x) - atX, round(y) - atY);
      // After `m`, coordinates without a letter would be read as lines, so the next command must write its letter.
      letter = "";
      go(x, y);
      startX = atX;
      startY = atY;
      return self;
    },
    line(x, y) {
      const dx = round(x) - atX;
      const dy = round(y) - atY;
      if (dy === 0) write("h", dx);
      else if (dx === 0) write("v", dy);
      else write("l", dx, dy);
      go(x, y);
      return self;
    },
    curve(controlX, controlY, x, y) {
      write("q", round(controlX) - atX, round(controlY) - atY, round(x) - atX, round(y) - atY);
      go(x, y);
      return self;
    },
    mirror(x, y) {
      write("t", round(x) - atX, round(y) - atY);
      go(x, y);
      return self;
    },
    dot(x, y) {
      self.move(x, y);
      write("h", 0);
      return self;
    },
    through(points) {
      points.forEach(([x, y], index) => {
        if (index === 0) self.move(x, y);
        else self.line(x, y);
      });
      return self;
    },
    close() {
      write("z");
      letter = "";
      atX = startX;
      atY = startY;
      return self;
    },
    data: () => data,
  };
  return self;
}

/** Path data of a line through these points; see `pen` for `steps`. */
export function polyline(points: readonly Point[], steps = 2): string {
  return pen(steps).through(points).data();
}

/** Path data of the closed line through these points; see `pen` for `steps`. */
export function polygon(points: readonly Point[], steps = 2): string {
  return pen(steps).through(points).close().data();
}

/** The shortest form of a number with few decimals: .5, -.5, 12. */
export function shortest(value: number): string {
  const text = String(Math.round(value * 100) / 100);
  if (text === "-0") return "0";
  return text.replace(/^(-?)0\./, "$1.");
}
