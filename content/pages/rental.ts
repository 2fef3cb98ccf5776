/** The text of the rental page, a sample page that demonstrates the components. The company rents nothing out. */
export const rental = {
  head: {
    title: "Sample landing page: holiday rentals",
    description:
      "A sample landing page: a search for trips, six places to stay, what guests say, five questions and a contact form. Nothing is booked or sent.",
  },
  title: "Book your next trip",
  ground: { depth: "0 m", place: "above ground, for once" },
  lead: "An arrangement you make to have a hotel room, tickets, etc. at a particular time in the future",
  demo: "This is a sample page: nothing is booked, nothing is sent.",
  search: {
    label: "Trips",
    from: { label: "Leave From", options: ["Brazil", "Bucharest", "London", "USA"], chosen: "Brazil" },
    to: { label: "To", options: ["Italy", "Spain", "Denmark", "Poland"], chosen: "Italy" },
    depart: { label: "Depart", placeholder: "Please select date" },
    action: "Search",
  },
  places: {
    count: "6",
    place: "places, each cut from the map",
    title: "Stay somewhere with a shape",
    items: [
      {
        picture: "coast",
        alt: "A cottage with a blue roof on a wooded slope over a beach; two boats at sea",
        categories: ["Entire Cottage", "4 Guests", "2 Beds"],
        title: "Low tide, Culburra",
        description: "A blue roof above the break. You will sweep out sand for a week afterwards.",
        price: 185,
      },
      {
        picture: "forest",
        alt: "A cabin with an ochre roof among firs, over a creek",
        categories: ["Private Cabin", "2 Guests", "1 Bed"],
        title: "The quiet creek",
        description:
          "One stove, one lamp, more firs than anybody has counted. The nearest signal is a walk away.",
        price: 140,
      },
      {
        picture: "city",
        alt: "Towers round a small park, on both sides of a river",
        categories: ["Entire Apartment", "3 Guests", "2 Beds"],
        title: "Seventh floor, river side",
        description: "The park is two streets up. Trams start at five and you will sleep through them.",
        price: 210,
      },
      {
        picture: "desert",
        alt: "A caravan between dunes and cacti, below two red mesas",
        categories: ["Caravan", "2 Guests", "1 Bed"],
        title: "Dune number four",
        description: "Bring water and a jumper. The mesa turns red twice a day, and both shows are free.",
        price: 95,
      },
      {
        picture: "lake",
        alt: "A hut with a red roof on a lake, below snow",
        categories: ["Alpine Hut", "6 Guests", "4 Beds"],
        title: "Hut below the saddle",
        description: "A rowing boat, a red roof, and a lake too cold for anybody over the age of nine.",
        price: 160,
      },
      {
        picture: "island",
        alt: "A bungalow under palms on a volcano, inside a reef",
        categories: ["Entire Bungalow", "5 Guests", "3 Beds"],
        title: "Inside the reef",
        description: "An old volcano with good manners. The ferry comes on Tuesdays, if it comes.",
        price: 320,
      },
    ],
    pages: { label: "Pages of places", count: 5, current: 2 },
  },
  guests: {
    ground: { depth: "−3 m", place: "the guest book" },
    title: "Three sample guests who came back",
    reviews: [
      {
        name: "Ines Marlow",
        username: "@ines.marlow",
        portrait: "ines",
        rating: 5,
        review:
          "We went for the boat and stayed for the silence. My phone found a signal on the third day and I put it away again.",
      },
      {
        name: "Otto Brandt",
        username: "@otto.by.ferry",
        portrait: "otto",
        rating: 4,
        review: "The ferry did not come on Tuesday. It was the best Wednesday of the year.",
      },
      {
        name: "Mira Lal",
        username: "@mira.lal",
        portrait: "mira",
        rating: 5,
        review: "Seven floors, no lift, and nobody in our family complained once.",
      },
    ],
  },
  questions: {
    ground: { depth: "−5 m", place: "the front step" },
    title: "Before you get the keys",
    text: "Five answers, each shorter than a check-in.",
    items: [
      {
        question: "When do I get the keys?",
        answer:
          "From three in the afternoon. They hang in a small safe by the door, and its code comes by email on the morning you leave home.",
      },
      {
        question: "Can I change my mind?",
        answer:
          "Up to seven days before the first night you get everything back. After that you get half, and after the first night you have already slept there.",
      },
      {
        question: "Can the dog come?",
        answer:
          "To the cottage, the cabin and the caravan, yes. The city flat is on the seventh floor, and the reef has opinions about dogs.",
      },
      {
        question: "Is there reception?",
        answer:
          "In the city and on the coast. At the creek there is a hill, and on the hill one bar, if you hold the phone over your head.",
      },
      {
        question: "What is not in the price?",
        answer:
          "Firewood after the first basket, the ferry, and ice cream. The price is for the whole place and the whole night, however many of you come.",
      },
    ],
  },
  contact: {
    ground: { depth: "−8 m", place: "the postbox" },
    title: "Contact us",
    lead: "Ask about a place, a date or a dog.",
    fields: {
      firstName: "First Name",
      lastName: "Last Name",
      email: "Email Address",
      message: "Your Message",
    },
    agree: "I agree to the Terms and Conditions",
    send: "Send Message",
    answer: "Nothing was sent: this is a sample page.",
  },
} as const;
