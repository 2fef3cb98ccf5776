/** The text of the coworking page, a sample page for a fictional company. */
export const coworking = {
  head: {
    title: "Sample landing page: coworking",
    description:
      "A sample landing page for an invented company: desks by the day in six old buildings around Australia, storey by storey, and what a guest says.",
  },
  title: "Your Perfect Place for Work",
  ground: { depth: "+18 m", place: "the roof" },
  lead: "Storey has desks by the day in six old buildings around Australia. Quiet upstairs, coffee downstairs, a shower if you rode in.",
  getStarted: "Get Started",
  readMore: "Read more",
  /** From the top storey down, as in the picture. */
  storeys: {
    quiet: {
      ground: { depth: "+14 m", place: "level 3" },
      title: "Quiet",
      text: "Sound sinks, so the silence is on top. No calls up here; typing is allowed, sighing in moderation.",
    },
    meeting: {
      ground: { depth: "+10 m", place: "level 2" },
      title: "Meetings",
      text: "A room for six and boxes for one. The boxes block sound in both directions: bring your coffee with you.",
    },
    table: {
      ground: { depth: "+6 m", place: "level 1" },
      title: "The long table",
      text: "No seat belongs to anybody. Whoever comes at eight gets the window; whoever comes at nine hears about it.",
    },
    street: {
      ground: { depth: "0 m", place: "the street" },
      title: "The front bar",
      text: "Mo makes the coffee and knows whose key is whose. Parcels wait behind the counter until you do.",
    },
    cellar: {
      ground: { depth: "−4 m", place: "the cellar" },
      title: "Bikes, showers, fibre",
      text: "Hooks to hang a bike on, hot water, and the rack that everybody upstairs relies on. It has the best lock in the house.",
    },
  },
  guest: {
    ground: { depth: "−10 m", place: "the visitors’ book" },
    quote:
      "I came for the desk and stayed because nobody asked me how the book was going. On the ninth day somebody did, and by then I had an answer.",
    name: "Tess Moran",
    role: "a sample guest, translates crime novels on level 3, Pyrmont",
  },
  about: {
    ground: { depth: "−16 m", place: "about us" },
    title: "One storey at a time",
    text: [
      "In 2014 the top floor of a wool store in Pyrmont was cheap, because its lift was broken. Eleven of us shared the rent and carried our chairs up. The lift has been mended since. The chairs are the same.",
      "We have never rented a whole building. In each city we take one floor, a shed or a vault, and whoever owns the rest keeps the wool, the trains or the money. Stacked up, our rooms would make the house above.",
    ],
    facts: [
      { name: "Open", fact: "7 am to 7 pm, Monday to Friday" },
      { name: "A day", fact: "from $34, coffee not included" },
      { name: "Notice", fact: "one day; just tell Mo" },
      { name: "Dogs", fact: "small ones, on the street level" },
    ],
  },
  places: {
    ground: { depth: "−24 m", place: "six places" },
    title: "Take a seat in another century",
    note: "The coloured rooms are ours.",
    items: [
      {
        picture: "wool-store",
        alt: "A wool store with a saw-tooth roof: desks on the top floor, bales on the two below",
        where: "Pyrmont, New South Wales",
        desks: "34 desks",
        title: "The wool store",
        text: "Under the saw teeth, with south light all day and a smell of lanolin on warm ones.",
        price: "$46",
      },
      {
        picture: "terrace",
        alt: "A terrace house of four rooms: desks in the room at the upper right and the one at the lower left",
        where: "Fitzroy, Victoria",
        desks: "9 desks",
        title: "Half a terrace",
        text: "Upstairs on the right and downstairs on the left. The stairs are our corridor.",
        price: "$42",
      },
      {
        picture: "tower",
        alt: "An office tower of nine floors: desks on one near the top, which is as high as two",
        where: "Brisbane, Queensland",
        desks: "22 desks",
        title: "Floors six and seven",
        text: "Knocked into one by architects, who then ran out of money. We thank them for the ceiling.",
        price: "$48",
      },
      {
        picture: "boat-shed",
        alt: "A boat shed on piles over the water: two desks in it, a sailing boat on the slip outside",
        where: "Battery Point, Tasmania",
        desks: "12 desks",
        title: "The boat shed",
        text: "At a spring tide the floor hums. The boat on the slip is Alan’s and is nearly finished.",
        price: "$38",
      },
      {
        picture: "bank",
        alt: "A bank with six columns: the desks are in the vault under it, behind a round door",
        where: "Port Adelaide, South Australia",
        desks: "10 desks",
        title: "The vault",
        text: "No reception and no window, so people come here to finish things. The door can’t shut: nobody has its code.",
        price: "$34",
      },
      {
        picture: "carriage-shed",
        alt: "A railway carriage in a round-roofed shed: desks one behind the other in the carriage",
        where: "Midland, Western Australia",
        desks: "8 desks",
        title: "Carriage 307",
        text: "A country sleeper that stopped here in 1975. Every desk faces forward, out of respect.",
        price: "$36",
      },
    ],
    perDay: "a day",
  },
  start: {
    ground: { depth: "−40 m", place: "the first day" },
    title: "Try a Tuesday",
    text: "Tuesdays are the emptiest. Come in, sit down, and pay at the counter when you leave.",
    action: "Start Now",
    sample:
      "This is a sample page: Storey and its buildings are only drawn, and nothing is booked here. The people who drew them can be",
    reached: "reached for real",
  },
} as const;
