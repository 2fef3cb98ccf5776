/** The text of the virtual reality page: the view through a headset in an open-cut mine. */
export const virtualReality = {
  head: {
    title: "Sample virtual reality dashboard",
    description:
      "A sample page: the bottom of an open cut, as a headset would show it, with lamps, a shift plan, depth, air and water, tremors and messages.",
  },
  ground: { depth: "−96 m", place: "the pit floor, by headset" },
  clock: { shown: "05:40", machine: "05:40" },
  title: "Good morning, Ines",
  date: { shown: "Tuesday 8 December", machine: "2026-12-08" },
  weather: "31 degrees at the rim already, 19 down here. No wind. First sun on the west wall at 06:20.",
  demo: "This is a sample page: the cut is drawn, and its instruments measure nothing.",
  rail: "Instruments",
  lamps: {
    title: "Lamps",
    hint: "Each one is in the picture.",
    switches: [
      { name: "rim", label: "Rim", on: true },
      { name: "wall", label: "East wall", on: false },
      { name: "bench", label: "Far bench", on: true },
      { name: "floor", label: "Pit floor", on: false },
    ],
    heights: { label: "Height lines", description: "Writes on the wall how far it is to the rim." },
  },
  plan: {
    title: "Day shift",
    now: "now",
    items: [
      { time: "05:40", title: "Count heads", text: "Four came down, so four." },
      { time: "06:20", title: "Photograph the west wall", text: "Twelve minutes of low sun." },
      { time: "08:30", title: "Level bench three", text: "With Tomas, and the staff he left there." },
      { time: "10:15", title: "Tea", text: "In the cabin. The kettle is on the survey’s budget." },
      { time: "11:00", title: "Blasting", text: "Nobody below bench two until the all-clear." },
      { time: "11:40", title: "Up the ladder", text: "Hand over to Jun." },
    ],
  },
  position: {
    title: "Where you are",
    picture:
      "The cut from above. You stand in its eastern half, close under the steepest wall, facing north.",
    facts: [
      { name: "Below the rim", fact: "96 m" },
      { name: "Above the sea", fact: "118 m" },
      { name: "Nearest wall", fact: "41 m, east" },
    ],
    dug: { label: "Dug of the planned 120 m", value: 96, max: 120, shown: "96 m" },
  },
  readings: {
    title: "Air and water",
    read: { label: "Read at", shown: "05:36", machine: "05:36" },
    columns: ["What", "Now", "Limit"],
    /** The limit (`low` or `high`) must lie two thirds of the way from `min` to `max`, where the scale has its mark. */
    rows: [
      { name: "Oxygen", value: 20.8, shown: "20.8%", limit: "over 19.5", min: 15, max: 21.75, low: 19.5 },
      { name: "Carbon monoxide", value: 4, shown: "4 ppm", limit: "under 30", min: 0, max: 45, high: 30 },
      { name: "Dust", value: 0.6, shown: "0.6 mg/m³", limit: "under 2.5", min: 0, max: 3.75, high: 2.5 },
      { name: "Sump two", value: 2.2, shown: "2.2 m", limit: "under 2.0", min: 0, max: 3, high: 2 },
    ],
    note: "Sump two is over its limit. Nobody drowns in twenty centimetres, but the pump should hear of it.",
  },
  messages: {
    title: "From the surface",
    items: [
      {
        from: "Tomas",
        portrait: "tomas",
        time: { shown: "05:31", machine: "2026-12-08T05:31" },
        text: "Coffee is up here. So is the signed permit.",
      },
      {
        from: "Amara",
        portrait: "amara",
        time: { shown: "05:12", machine: "2026-12-08T05:12" },
        text: "Sump two is slow. I have asked it nicely; now I am bringing a spanner.",
      },
      {
        from: "Otto",
        portrait: "otto",
        time: { shown: "Yesterday, 22:40", machine: "2026-12-07T22:40" },
        text: "The staff is on bench three. It isn’t lost if I know where it is.",
      },
    ],
  },
  tremors: {
    title: "Tremors since midnight",
    picture:
      "Six lines on paper, an hour each. They are almost straight; the one from 3 to 4 o’clock has a jolt.",
    facts: [
      { name: "Largest", fact: "1.2 at 03:17, a truck" },
      { name: "This hour", fact: "0.3, you" },
      { name: "Blasts", fact: "none yet" },
    ],
  },
} as const;
