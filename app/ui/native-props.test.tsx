import { faGithub } from "@fortawesome/free-brands-svg-icons/faGithub";
import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { Accordion } from "./accordion/accordion.tsx";
import { Alert } from "./alert/alert.tsx";
import { Avatar } from "./avatar/avatar.tsx";
import { AvatarGroup } from "./avatar/avatar-group.tsx";
import { Badge } from "./badge/badge.tsx";
import { BlogCard } from "./blog-card/blog-card.tsx";
import { Breadcrumb } from "./breadcrumb/breadcrumb.tsx";
import { Button } from "./button/button.tsx";
import { ButtonGroup } from "./button-group/button-group.tsx";
import { CallToAction } from "./call-to-action/call-to-action.tsx";
import { Card } from "./card/card.tsx";
import { Carousel } from "./carousel/carousel.tsx";
import { Checkbox } from "./checkbox/checkbox.tsx";
import { CodeBlock } from "./code-block/code-block.tsx";
import { Columns } from "./columns/columns.tsx";
import { ContactPanel } from "./contact-panel/contact-panel.tsx";
import { CopyButton } from "./copy-button/copy-button.tsx";
import { Counter } from "./counter/counter.tsx";
import { CounterCard } from "./counter-card/counter-card.tsx";
import { CounterRow } from "./counter-card/counter-row.tsx";
import { CustomerStory } from "./customer-story/customer-story.tsx";
import { DatePicker } from "./date-picker/date-picker.tsx";
import { Dialog } from "./dialog/dialog.tsx";
import { Dropdown } from "./dropdown/dropdown.tsx";
import { FeatureBlock } from "./feature-block/feature-block.tsx";
import { Field, MessageField } from "./field/field.tsx";
import { FieldPairs } from "./field/field-pairs.tsx";
import { FieldRow } from "./field/field-row.tsx";
import { PasswordField } from "./field/password-field.tsx";
import { Figure } from "./figure/figure.tsx";
import { Footer } from "./footer/footer.tsx";
import { Year } from "./footer/year.tsx";
import { Form, FormNote } from "./form/form.tsx";
import { Ground } from "./ground/ground.tsx";
import { Heading } from "./heading/heading.tsx";
import { HorizontalTeamCard } from "./horizontal-team-card/horizontal-team-card.tsx";
import { Icon } from "./icon/icon.tsx";
import { InfoCard } from "./info-card/info-card.tsx";
import { Layers } from "./layers/layers.tsx";
import { LogoStrip } from "./logo-strip/logo-strip.tsx";
import { Menu } from "./menu/menu.tsx";
import { Modal } from "./modal/modal.tsx";
import { Navbar } from "./navbar/navbar.tsx";
import { OverPicture } from "./over-picture/over-picture.tsx";
import { PageHeader } from "./page-header/page-header.tsx";
import { Pagination } from "./pagination/pagination.tsx";
import { Popover } from "./popover/popover.tsx";
import { PricingCard } from "./pricing-card/pricing-card.tsx";
import { Progress } from "./progress/progress.tsx";
import { Prose } from "./prose/prose.tsx";
import { Quote } from "./quote/quote.tsx";
import { RadioGroup } from "./radio-group/radio-group.tsx";
import { Rating } from "./rating/rating.tsx";
import { rendered } from "./rendered.ts";
import { RentalCard } from "./rental-card/rental-card.tsx";
import { ResponseDialog } from "./response-dialog/response-dialog.tsx";
import { ReviewCard } from "./review-card/review-card.tsx";
import { Rock } from "./rock/rock.tsx";
import { RotatingCard } from "./rotating-card/rotating-card.tsx";
import { Row } from "./row/row.tsx";
import { ScrollArea } from "./scroll-area/scroll-area.tsx";
import { SearchSelect } from "./search-select/search-select.tsx";
import { Select } from "./select/select.tsx";
import { Slider } from "./slider/slider.tsx";
import { BrandMark } from "./social/brand-mark.tsx";
import { SocialButton } from "./social/social-button.tsx";
import { SocialLinks } from "./social/social-links.tsx";
import { SocialMark } from "./social/social-mark.tsx";
import { Split, Words } from "./split/split.tsx";
import { Stack } from "./stack/stack.tsx";
import { Switch } from "./switch/switch.tsx";
import { Table } from "./table/table.tsx";
import { Tabs } from "./tabs/tabs.tsx";
import { TeamCard } from "./team-card/team-card.tsx";
import { Testimonial } from "./testimonial/testimonial.tsx";
import { Text } from "./text/text.tsx";
import { Tiles } from "./tiles/tiles.tsx";
import { Toast, ToastRegion } from "./toast/toast.tsx";
import { Tooltip } from "./tooltip/tooltip.tsx";
import { TypedHeadline } from "./typed-headline/typed-headline.tsx";
import { BrandSign, Wordmark } from "./wordmark/wordmark.tsx";

const given = {
  id: "mine",
  className: "my-class",
  style: { order: 3 },
  lang: "de",
  "data-mine": "yes",
} as const;

const brand = { name: "Kelpworks", route: "/", href: "/", logo: null };
const side = { title: "Core", description: "Granite" };

const author = { name: "Mira", role: "Driller" };
const badge = { label: "Driller", color: "info" } as const;
const date = { shown: "23 April", machine: "2018-04-23" };
const picture = { src: "/rock.svg", width: 3, height: 2 };

/** Each component with a developer's own properties. */
const components: Record<string, () => ReactElement> = {
  Accordion: () => <Accordion {...given} items={[]} />,
  Alert: () => <Alert {...given}>Water</Alert>,
  Avatar: () => <Avatar {...given} alt="Mira" />,
  "Avatar, a portrait": () => <Avatar {...given} alt="Mira" image="/mira.svg" />,
  AvatarGroup: () => <AvatarGroup {...given} label="Crew" people={[]} />,
  Badge: () => <Badge {...given}>Wet</Badge>,
  BlogCard: () => <BlogCard {...given} title="Rain" />,
  BrandMark: () => <BrandMark {...given} icon={faGithub} />,
  BrandSign: () => <BrandSign {...given} of="Kelpworks" />,
  Breadcrumb: () => <Breadcrumb {...given} items={[{ label: "Rigs" }]} />,
  Button: () => <Button {...given}>Drill</Button>,
  "Button, a link": () => (
    <Button {...given} href="/rigs">
      Drill
    </Button>
  ),
  ButtonGroup: () => <ButtonGroup {...given} label="Rigs" />,
  CallToAction: () => (
    <CallToAction {...given} title="Drill">
      Now
    </CallToAction>
  ),
  Card: () => <Card {...given}>Granite</Card>,
  Carousel: () => <Carousel {...given} label="Rigs" slides={[]} />,
  Checkbox: () => <Checkbox {...given} label="Insured" />,
  CodeBlock: () => <CodeBlock {...given} label="drill.ts" code="drill()" />,
  Columns: () => <Columns {...given}>Cores</Columns>,
  ContactPanel: () => <ContactPanel {...given} title="Office" entries={[]} />,
  CopyButton: () => <CopyButton {...given} text="Granite" />,
  Counter: () => <Counter {...given} end={50} />,
  CounterCard: () => <CounterCard {...given} count={3} title="Bores" />,
  CounterRow: () => <CounterRow {...given}>Bores</CounterRow>,
  CustomerStory: () => <CustomerStory {...given} title="Rain" review="It was wet." author={author} />,
  DatePicker: () => <DatePicker {...given} label="Depart" />,
  Dialog: () => <Dialog {...given} labelledBy="title" modal={false} />,
  Dropdown: () => <Dropdown {...given} label="Bores" items={[]} />,
  FeatureBlock: () => <FeatureBlock {...given} title="Cores" description="Long" ticked={[]} />,
  Field: () => <Field {...given} label="Name" />,
  FieldPairs: () => <FieldPairs {...given} />,
  FieldRow: () => <FieldRow {...given} />,
  Figure: () => <Figure {...given} {...picture} />,
  Footer: () => <Footer {...given} brand={brand} />,
  Form: () => <Form {...given} />,
  FormNote: () => <FormNote {...given}>Sends nothing.</FormNote>,
  Ground: () => (
    <Ground {...given} layer="bedrock" picture="/rock.svg">
      Granite
    </Ground>
  ),
  Heading: () => (
    <Heading {...given} as="h2">
      Granite
    </Heading>
  ),
  HorizontalTeamCard: () => (
    <HorizontalTeamCard {...given} image="/mira.svg" profile={author} position={badge} description="Drills" />
  ),
  Icon: () => <Icon {...given} name="tick" />,
  InfoCard: () => <InfoCard {...given} title="Cores" description="Long" />,
  Layers: () => <Layers {...given} layers={[]} />,
  LogoStrip: () => <LogoStrip {...given} label="Brands" logos={[]} />,
  Menu: () => <Menu {...given} label="Order" items={[]} />,
  MessageField: () => <MessageField {...given} label="Message" />,
  Modal: () => (
    <Modal {...given} trigger={{ label: "Stop" }} title="Stop the rig?">
      It is raining.
    </Modal>
  ),
  Navbar: () => <Navbar {...given} brand={brand} menus={[]} />,
  OverPicture: () => (
    <OverPicture {...given} {...picture}>
      Granite
    </OverPicture>
  ),
  PageHeader: () => (
    <PageHeader {...given} picture={picture}>
      Granite
    </PageHeader>
  ),
  Pagination: () => <Pagination {...given} pages={5} current={2} route={String} />,
  PasswordField: () => <PasswordField {...given} label="Password" />,
  Popover: () => (
    <Popover {...given} label="Why?" title="Rain">
      It is wet.
    </Popover>
  ),
  PricingCard: () => (
    <PricingCard
      {...given}
      title="Core"
      price={9}
      specifications={[]}
      action={{ route: "/", label: "Buy", color: "dark" }}
    />
  ),
  Progress: () => <Progress {...given} label="Depth" value={50} />,
  Prose: () => <Prose {...given}>Granite</Prose>,
  Quote: () => (
    <Quote {...given} source="Mira">
      It was wet.
    </Quote>
  ),
  RadioGroup: () => <RadioGroup {...given} legend="Which set" name="set" choices={[]} />,
  Rating: () => <Rating {...given} rating={4} />,
  RentalCard: () => (
    <RentalCard
      {...given}
      title="Hut"
      description="Dry"
      image="/hut.svg"
      alt="A hut"
      categories={[]}
      action={{ label: "Stay" }}
    />
  ),
  ResponseDialog: () => (
    <ResponseDialog {...given} title="Sent" heading="Thank you" state="info" closeHref="/" />
  ),
  ReviewCard: () => <ReviewCard {...given} name="Mira" date={date} review="It was wet." rating={4} />,
  Rock: () => <Rock {...given}>Granite</Rock>,
  RotatingCard: () => <RotatingCard {...given} front={side} back={side} />,
  Row: () => <Row {...given}>Granite</Row>,
  ScrollArea: () => <ScrollArea {...given} label="Core" />,
  SearchSelect: () => <SearchSelect {...given} label="Stone" options={[]} />,
  Select: () => <Select {...given} label="Stone" options={[]} />,
  Slider: () => <Slider {...given} label="Volume" defaultValues={[50]} />,
  "Slider, two handles": () => <Slider {...given} label="Price" defaultValues={[30, 80]} />,
  SocialButton: () => <SocialButton {...given} network="github" />,
  "SocialButton, a link": () => <SocialButton {...given} network="github" href="https://github.com" />,
  SocialLinks: () => <SocialLinks {...given} of="Mira" socials={[]} />,
  SocialMark: () => <SocialMark {...given} network="github" />,
  Split: () => <Split {...given}>Granite</Split>,
  Stack: () => <Stack {...given}>Granite</Stack>,
  Switch: () => <Switch {...given} label="Record" />,
  Table: () => <Table {...given} caption="Crew" rows={[]} />,
  Tabs: () => <Tabs {...given} label="Rigs" tabs={[]} />,
  TeamCard: () => <TeamCard {...given} name="Mira" position="Driller" image="/mira.svg" />,
  Testimonial: () => <Testimonial {...given} name="Mira" username="@mira" review="It was wet." />,
  Text: () => <Text {...given}>Granite</Text>,
  Tiles: () => <Tiles {...given}>Granite</Tiles>,
  Toast: () => <Toast {...given} title="Sent" onClose={() => {}} />,
  ToastRegion: () => <ToastRegion {...given}>Sent</ToastRegion>,
  Tooltip: () => (
    <Tooltip {...given} text="Saves">
      {(described) => <button type="button" {...described} />}
    </Tooltip>
  ),
  TypedHeadline: () => <TypedHeadline {...given} phrases={["Granite"]} />,
  Wordmark: () => <Wordmark {...given} name="Kelpworks" />,
  Words: () => <Words {...given}>Granite</Words>,
  Year: () => <Year {...given} />,
};

describe.each(Object.entries(components))("%s", (_, component) => {
  const page = rendered(component());

  test("takes a native element's id, language and data, all on one element", () => {
    expect(page.querySelector("#mine[lang=de][data-mine=yes]")).not.toBeNull();
  });

  test("adds the developer's class to its own, and the style, on one element", () => {
    expect(page.querySelector('.my-class[style="order:3"]')).not.toBeNull();
  });
});

test.each([
  ["Checkbox", "input"],
  ["DatePicker", "input"],
  ["Field", "input"],
  ["MessageField", "textarea"],
  ["PasswordField", "input"],
  ["Progress", "progress"],
  ["SearchSelect", "select"],
  ["Select", "select"],
  ["Slider", "input"],
  ["Slider, two handles", "input"],
  ["Switch", "input"],
])("%s: what lays it out is the outermost element's, all else the %s's", (name, control) => {
  const page = rendered(components[name]?.());
  expect(page.firstElementChild?.matches(`.my-class[style="order:3"]:not(${control})`)).toBe(true);
  expect(page.querySelector(`${control}#mine[data-mine=yes]`)).not.toBeNull();
  expect(page.querySelector("label[for=mine]")).not.toBeNull();
});

test("an element that stands instead of a component's own is the only one, with its own properties and the component's", () => {
  const page = rendered(
    <Button {...given} color="dark" render={<span slot="rig" className="its-class" style={{ flex: 1 }} />}>
      Drill
    </Button>,
  );
  const [element] = page.children;
  expect(page.querySelectorAll("*")).toHaveLength(1);
  expect(element?.matches("span.kit-button.my-class.its-class[slot=rig][data-mine=yes]")).toBe(true);
  expect(element?.getAttribute("style")).toBe("order:3;flex:1");
  expect(element?.textContent).toBe("Drill");
});
