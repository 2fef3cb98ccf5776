import { cloneElement, isValidElement, type ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { Accordion } from "../../kit/accordion/accordion.tsx";
import { Alert } from "../../kit/alert/alert.tsx";
import { BlogCard } from "../../kit/blog-card/blog-card.tsx";
import { Breadcrumb } from "../../kit/breadcrumb/breadcrumb.tsx";
import { CallToAction } from "../../kit/call-to-action/call-to-action.tsx";
import { Carousel } from "../../kit/carousel/carousel.tsx";
import { Checkbox } from "../../kit/checkbox/checkbox.tsx";
import { ContactPanel } from "../../kit/contact-panel/contact-panel.tsx";
import { CustomerStory } from "../../kit/customer-story/customer-story.tsx";
import { DatePicker } from "../../kit/date-picker/date-picker.tsx";
import { Dropdown } from "../../kit/dropdown/dropdown.tsx";
import { FeatureBlock } from "../../kit/feature-block/feature-block.tsx";
import { Field, MessageField } from "../../kit/field/field.tsx";
import { PasswordField } from "../../kit/field/password-field.tsx";
import { Footer } from "../../kit/footer/footer.tsx";
import { InfoCard } from "../../kit/info-card/info-card.tsx";
import { LogoStrip } from "../../kit/logo-strip/logo-strip.tsx";
import { Menu } from "../../kit/menu/menu.tsx";
import { Modal } from "../../kit/modal/modal.tsx";
import { Navbar } from "../../kit/navbar/navbar.tsx";
import { Pagination } from "../../kit/pagination/pagination.tsx";
import { PricingCard } from "../../kit/pricing-card/pricing-card.tsx";
import { Progress } from "../../kit/progress/progress.tsx";
import { RadioGroup } from "../../kit/radio-group/radio-group.tsx";
import { RentalCard } from "../../kit/rental-card/rental-card.tsx";
import { ResponseDialog } from "../../kit/response-dialog/response-dialog.tsx";
import { ReviewCard } from "../../kit/review-card/review-card.tsx";
import { RotatingCard } from "../../kit/rotating-card/rotating-card.tsx";
import { SearchSelect } from "../../kit/search-select/search-select.tsx";
import { Select } from "../../kit/select/select.tsx";
import { SocialLinks } from "../../kit/social/social-links.tsx";
import { Switch } from "../../kit/switch/switch.tsx";
import { Table } from "../../kit/table/table.tsx";
import { Tabs } from "../../kit/tabs/tabs.tsx";
import { TeamCard } from "../../kit/team-card/team-card.tsx";
import { Testimonial } from "../../kit/testimonial/testimonial.tsx";
import { Toast } from "../../kit/toast/toast.tsx";
import { TypedHeadline } from "../../kit/typed-headline/typed-headline.tsx";
import { everyComponent } from "./every-component.tsx";

// Renders every component twice, once unchanged and once as translated by the browser, for translated.spec.ts.

declare global {
  interface Window {
    translated: Translated;
  }
}

interface Translated {
  names: string[];
  /**
   * Renders a component four times: with all props, with different text, without its optional props, and with all
   * props again.
   */
  show: (name: string) => Promise<Difference>;
  /** Presses buttons, checkboxes, radio buttons and options. */
  press: () => Promise<Difference>;
  difference: () => Difference;
}

/** The component's text without and with translation, or null if they are equal. */
export type Difference = readonly [string, string] | null;

const words = { hint: "Long", error: "Wrong", success: "Right" };
const link = { label: "Cores", href: "#cores" };
const date = { shown: "23 April", machine: "2018-04-23" };
const menu = { name: "Rigs", groups: [{ title: "Deep", note: "Wet", links: [{ ...link, newTab: true }] }] };
const side = { title: "Core", description: "Granite", action: { label: "Drill", href: "#drill" } };

/** Components with the optional props that `everyComponent` leaves out. */
const full: Record<string, ReactElement> = {
  Accordion: <Accordion items={[{ question: "Why?", answer: "Rain" }]} />,
  Alert: <Alert dismissible>Water</Alert>,
  BlogCard: (
    <BlogCard
      title="Rain"
      href="#rain"
      category={{ color: "info", label: "Wet", before: "One" }}
      author={{ name: "Mira", date }}
    />
  ),
  Breadcrumb: <Breadcrumb items={[{ label: "Home", href: "#home" }, { label: "Rigs" }]} />,
  CallToAction: (
    <CallToAction title="Drill" description="Deep">
      Now
    </CallToAction>
  ),
  Carousel: (
    <Carousel
      label="Rigs"
      slides={["Basalt", "Gneiss", "Granite"].map((name) => ({ name, content: `About ${name}` }))}
    />
  ),
  Checkbox: <Checkbox label="Insured" description="Against rain" />,
  ContactPanel: <ContactPanel title="Office" entries={[{ name: "Call", value: "Mira", href: "#call" }]} />,
  CustomerStory: (
    <CustomerStory
      title="Rain"
      review="It was wet."
      author={{ name: "Mira", role: "Driller", logo: "Deep" }}
    />
  ),
  DatePicker: <DatePicker label="Depart" {...words} />,
  Dropdown: <Dropdown label="Bores" items={[link, { label: "Stop" }]} />,
  FeatureBlock: <FeatureBlock title="Cores" description="Long" ticked={["Dry", "Cold"]} />,
  Field: <Field label="Name" {...words} optional icon="Deep" />,
  Footer: (
    <Footer
      brand={{ name: "Kelpworks", href: "#home", logo: <i>K</i> }}
      menus={[{ name: "Rigs", items: [{ name: "Deep", href: "#deep" }] }]}
      above="Above"
      variant="detailed"
    >
      Since 2018
    </Footer>
  ),
  InfoCard: (
    <InfoCard title="Cores" description="Long" icon="tick" action={{ label: "More", href: "#more" }} />
  ),
  LogoStrip: (
    <LogoStrip label="Brands" logos={[{ name: "Kelpworks", logo: "Kelpworks", note: "Since 2018" }]} />
  ),
  Menu: <Menu label="Order" items={[{ label: "Drill", onClick() {} }]} />,
  MessageField: <MessageField label="Message" {...words} optional icon="Deep" />,
  Modal: (
    <Modal trigger={{ label: "Stop" }} title="Stop the rig?" action={{ label: "Stop it" }}>
      It is raining.
    </Modal>
  ),
  Navbar: (
    <Navbar
      brand={{ name: "Kelpworks", href: "#home", logo: <i>K</i> }}
      menus={[menu, menu]}
      links={[link]}
      current="#cores"
    />
  ),
  Pagination: <Pagination pages={9} current={5} href={(page) => `#${page}`} />,
  PasswordField: <PasswordField label="Password" {...words} />,
  PricingCard: (
    <PricingCard
      title="Core"
      description="For one"
      badge={{ color: "info", label: "New" }}
      price={{ currency: "A$", amount: 9 }}
      specifications={[
        { label: "Rain", includes: true },
        { label: "Sun", includes: false },
      ]}
      action={{ href: "#buy", label: "Buy", color: "dark" }}
      picture="Granite"
    />
  ),
  Progress: <Progress label="Depth" value={80} />,
  RadioGroup: (
    <RadioGroup
      legend="Which set"
      name="set"
      choices={[{ value: "core", label: "Core", description: "Granite" }]}
    />
  ),
  RentalCard: (
    <RentalCard
      title="Hut"
      description="Dry"
      image="/hut.svg"
      alt="A hut"
      categories={["Wet", "Cold"]}
      action={{ label: "Stay", href: "#stay" }}
    />
  ),
  ResponseDialog: (
    <ResponseDialog
      title="Sent"
      heading="Thank you"
      message="We read it."
      closeNote="Back to the rig"
      action={{ label: "Again", onClick() {} }}
      state="info"
      closeHref="#home"
      onClose={() => {}}
    />
  ),
  ReviewCard: <ReviewCard name="Mira" username="Driller" date={date} review="It was wet." rating={3} />,
  RotatingCard: <RotatingCard front={side} back={side} />,
  SearchSelect: <SearchSelect label="Stone" options={["Basalt", "Gneiss", "Granite"]} multiple {...words} />,
  Select: <Select label="Stone" options={["Basalt"]} {...words} />,
  SocialLinks: <SocialLinks of="Mira" socials={[{ icon: "github", href: "https://github.com" }]} />,
  Switch: <Switch label="Record" description="The rain" />,
  Table: (
    <Table
      caption="Crew"
      rows={[
        {
          name: "Mira",
          email: "mira@example.com",
          position: { title: "Driller", department: "Granite" },
          status: true,
          date,
          action: { label: "Edit", href: "#edit" },
        },
      ]}
    />
  ),
  Tabs: (
    <Tabs
      label="Rigs"
      heading="Stones"
      tabs={[
        { name: "Basalt", content: "About basalt" },
        { name: "Gneiss", icon: "tick", content: "About gneiss" },
        { name: "Granite", content: "About granite" },
      ]}
    />
  ),
  TeamCard: (
    <TeamCard
      name="Mira"
      position="Driller"
      description="Drills"
      image="/mira.svg"
      socials={[{ icon: "github", href: "https://github.com" }]}
    />
  ),
  Testimonial: <Testimonial name="Mira" username="Olu" review="It was wet." rating={3} />,
  Toast: (
    <Toast
      title="Sent"
      date="Now"
      description="By Mira"
      icon="Deep"
      action={{ label: "Again", onClick() {} }}
      onClose={() => {}}
    />
  ),
  TypedHeadline: (
    <TypedHeadline phrases={["Granite", "Gneiss"]} typeSpeed={20}>
      We drill
    </TypedHeadline>
  ),
};

/** Props whose values are not text or must not change. */
const kept = /^(value|icon|machine|of|className)$/;

/** Returns the value with different text: changes every string that begins with a capital letter. */
function withOtherWords<Value>(value: Value): Value;
function withOtherWords(value: unknown): unknown {
  if (typeof value === "string") return /^\p{Lu}/u.test(value) ? `${value} anew` : value;
  if (Array.isArray(value)) return value.map((each) => withOtherWords(each));
  if (isValidElement<object>(value)) return cloneElement(value, withOtherWords(value.props));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, kept.test(name) ? each : withOtherWords(each)]),
  );
}

function translate(place: Element) {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.matches("font, option")) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Waits until React has run the effects of an event. */
async function settled() {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  }
}

function sections() {
  const [plain, translated] = [document.createElement("section"), document.createElement("section")];
  document.body.append(plain, translated);
  return { plain, translated };
}

/** Components without text to translate: two show only brand names, and one shows only toasts. */
const without = ["BrandSign", "Wordmark", "ToastRegion"];

const pressed = "button, summary, [type=checkbox], [type=radio], [role=option]";
const unmountedWithError = { onUncaughtError() {} };
let roots: Root[] = [];
let places = sections();

/** Presses the controls one at a time, because only one popover can be open, and returns the text after each press. */
async function pressAll(place: Element, after?: (place: Element) => void) {
  const said: string[] = [];
  place.querySelector("select")?.focus();
  await settled();
  const count = Math.min(place.querySelectorAll(pressed).length, 12);
  for (let index = 0; index < count; index += 1) {
    place.querySelectorAll<HTMLElement>(pressed)[index]?.click();
    await settled();
    after?.(place);
    said.push(place.textContent);
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  for (const popover of place.querySelectorAll<HTMLElement>(":popover-open")) popover.hidePopover();
  await settled();
  return said.join("\n");
}

function difference(): Difference {
  const [plain, translated] = [places.plain.textContent, places.translated.textContent];
  return plain === translated ? null : [plain, translated];
}

window.translated = {
  names: Object.keys(everyComponent).filter((name) => !without.includes(name)),
  async show(name) {
    for (const root of roots) root.unmount();
    places = sections();
    roots = [places.plain, places.translated].map((place) => createRoot(place, unmountedWithError));
    const bare = everyComponent[name]?.({});
    const whole = full[name] ?? bare;
    for (const shown of [whole, withOtherWords(whole), withOtherWords(bare), withOtherWords(whole)]) {
      for (const root of roots) flushSync(() => root.render(shown));
      await settled();
      translate(places.translated);
      const found = difference();
      if (found) return found;
    }
    return null;
  },
  async press() {
    const plain = await pressAll(places.plain);
    const translated = await pressAll(places.translated, translate);
    return plain === translated ? null : [plain, translated];
  },
  difference,
};
