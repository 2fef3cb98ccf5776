export interface GroundLabelWords {
  /** The depth, such as "−12 m". */
  depth: string;
  /** The name of the place, such as "the workshop". */
  place: string;
}

/**
 * Labels beside headings, as if each page led down into the ground: the section's depth, and the place at that depth.
 * `brand.groundLabels: false` in `site.config.ts` removes them all.
 */
export const groundLabels = {
  legal: {
    privacy: { depth: "0 m", place: "the paperwork" },
    terms: { depth: "0 m", place: "the paperwork" },
  },
  about: {
    head: { depth: "0 m", place: "surface" },
    company: { depth: "−12 m", place: "who answers" },
    work: { depth: "−30 m", place: "how we work" },
    letter: { depth: "−44 m", place: "the newsletter" },
  },
  apps: {
    head: { depth: "0 m", place: "the dig" },
    sizeIt: { depth: "−1 m", place: "grass level" },
    notebooks: { depth: "−18 m", place: "the bench" },
    macBook: { depth: "−40 m", place: "the pit floor" },
  },
  articles: {
    list: { depth: "0 m", place: "the notebook" },
  },
  authentication: {
    basic: { depth: "−9 m", place: "sign in" },
    cover: { depth: "−16 m", place: "sign in" },
    illustration: { depth: "−32 m", place: "sign in" },
    simple: { depth: "0 m", place: "sign in" },
    signUp: { depth: "−3 m", place: "sign up" },
    reset: { depth: "−48 m", place: "reset password" },
  },
  author: {
    head: { depth: "0 m", place: "the author" },
    posts: { depth: "−8 m", place: "the tray" },
    contact: { depth: "−20 m", place: "the pigeonhole" },
  },
  cases: {
    head: { depth: "0 m", place: "" },
    home: { depth: "−52 m", place: "" },
    services: { depth: "−58 m", place: "" },
    about: { depth: "−40 m", place: "" },
  },
  contact: {
    head: { depth: "−6 m", place: "the front desk" },
  },
  coworking: {
    head: { depth: "+18 m", place: "the roof" },
    quiet: { depth: "+14 m", place: "level 3" },
    meeting: { depth: "+10 m", place: "level 2" },
    table: { depth: "+6 m", place: "level 1" },
    street: { depth: "0 m", place: "the street" },
    cellar: { depth: "−4 m", place: "the cellar" },
    guest: { depth: "−10 m", place: "the visitors’ book" },
    about: { depth: "−16 m", place: "about us" },
    places: { depth: "−24 m", place: "six places" },
    start: { depth: "−40 m", place: "the first day" },
  },
  desktopApp: {
    hero: { depth: "0 m", place: "your desk" },
    features: { depth: "−24 m", place: "what it does" },
    keys: { depth: "−36 m", place: "the keys" },
    downloads: { depth: "−48 m", place: "three ways in" },
    changes: { depth: "−60 m", place: "what settled" },
    questions: { depth: "−66 m", place: "questions" },
    end: { depth: "−72 m", place: "far enough" },
  },
  faq: {
    head: { depth: "0 m", place: "the survey" },
    more: { depth: "−50 m", place: "no echo" },
    before: { depth: "−10 m", place: "before the work" },
    paperwork: { depth: "−20 m", place: "the paperwork" },
    desk: { depth: "−30 m", place: "the support desk" },
    archive: { depth: "−40 m", place: "the archive" },
  },
  help: {
    head: { depth: "0 m", place: "the support desk" },
    topics: { depth: "−12 m", place: "topics" },
    send: { depth: "−26 m", place: "before you write" },
    next: { depth: "−32 m", place: "after you wrote" },
  },
  home: {
    head: { depth: "0 m", place: "surface" },
    jobs: { depth: "−51 m", place: "typical jobs" },
    workshop: { depth: "−48 m", place: "the workshop" },
  },
  owner: {
    desk: { depth: "−58 m", place: "your desk" },
  },
  newsletter: {
    mail: { depth: "−58 m", place: "the newsletter" },
    issues: { depth: "0 m", place: "the archive" },
    signup: { depth: "0 m", place: "the letterbox" },
    sent: { depth: "−12 m", place: "on its way" },
    confirm: { depth: "−22 m", place: "the stamp" },
    confirmed: { depth: "−32 m", place: "the pigeonholes" },
    expired: { depth: "−24 m", place: "turned to stone" },
    unsubscribe: { depth: "−36 m", place: "the valve" },
    left: { depth: "−48 m", place: "the end of the tube" },
  },
  pricing: {
    vault: { depth: "−36 m", place: "the vault" },
    lampRoom: { depth: "−38 m", place: "the lamp room" },
    rooms: { depth: "−40 m", place: "three rooms" },
    features: { depth: "−44 m", place: "the legend" },
    plans: { depth: "0 to −60 m", place: "three depths" },
    stories: { depth: "−58 m", place: "who was here" },
    questions: { depth: "−62 m", place: "questions" },
  },
  rental: {
    head: { depth: "0 m", place: "above ground, for once" },
    guests: { depth: "−3 m", place: "the guest book" },
    questions: { depth: "−5 m", place: "the front step" },
    contact: { depth: "−8 m", place: "the postbox" },
  },
  sections: {
    head: { depth: "0 m", place: "the core shed" },
    "page-sections": { depth: "−6 m", place: "the rooms" },
    navigation: { depth: "−24 m", place: "the ladders" },
    "input-areas": { depth: "−32 m", place: "the hatches" },
    "attention-catchers": { depth: "−40 m", place: "the bells" },
    elements: { depth: "−48 m", place: "the bolts" },
    components: { depth: "−60 m", place: "the store" },
    "whole-pages": { depth: "−70 m", place: "the levels" },
    guides: { depth: "−84 m", place: "the lamps" },
  },
  services: {
    head: { depth: "0 m", place: "services" },
    software: { depth: "−4 m", place: "interface" },
    infrastructure: { depth: "−22 m", place: "platform" },
    network: { depth: "−32 m", place: "network" },
    devops: { depth: "−12 m", place: "delivery" },
    consulting: { depth: "0 to −40 m", place: "all layers" },
    process: { depth: "−52 m", place: "how we work" },
    bedrock: { depth: "−40 m", place: "bedrock" },
  },
  support: {
    head: { depth: "−3 m", place: "the support desk" },
  },
  virtualReality: {
    head: { depth: "−96 m", place: "the pit floor, by headset" },
  },
  errors: {
    notFound: { depth: "−404 m", place: "no record" },
    notTaken: { depth: "−405 m", place: "no way in" },
    broken: { depth: "−500 m", place: "magma" },
  },
} as const satisfies Record<string, Record<string, GroundLabelWords>>;

/** The depth of the bedrock in the footer, by page. */
export const bedrockDepths = {
  coworking: "−48 m",
  rental: "−42 m",
  services: "−64 m",
  virtualReality: "−102 m",
  terms: "−120 m",
  privacy: "−150 m",
  notFound: "−404 m",
  broken: "−500 m",
  notTaken: "−405 m",
  about: "−56 m",
  home: "−64 m",
  contact: "−48 m",
  contactSent: "−42 m",
  help: "−44 m",
  article: "−46 m",
  articles: "−42 m",
  cases: "−56 m",
  support: "−44 m",
  signIn: "−42 m",
  apps: "−46 m",
  desktopApp: "−80 m",
  author: "−44 m",
  pricing: "−72 m",
  newsletter: "−64 m",
  issues: "−64 m",
  faq: "−62 m",
} as const;
