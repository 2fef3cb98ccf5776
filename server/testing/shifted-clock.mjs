// Preloaded into a server whose clock is to be wrong: by so many milliseconds, from its start on.
const shift = Number(process.env.CLOCK_SHIFT);
const RightDate = Date;

globalThis.Date = class extends RightDate {
  constructor(...args) {
    if (args.length === 0) super(RightDate.now() + shift);
    else super(...args);
  }

  static now() {
    return RightDate.now() + shift;
  }
};
