import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Avatar } from "./avatar/avatar.tsx";
import { AvatarGroup } from "./avatar/avatar-group.tsx";
import { Badge } from "./badge/badge.tsx";
import { BlogCard } from "./blog-card/blog-card.tsx";
import { Button } from "./button/button.tsx";
import { ButtonGroup } from "./button-group/button-group.tsx";
import { CallToAction } from "./call-to-action/call-to-action.tsx";
import { Card } from "./card/card.tsx";
import { Carousel } from "./carousel/carousel.tsx";
import { Checkbox } from "./checkbox/checkbox.tsx";
import { Columns } from "./columns/columns.tsx";
import { ContactPanel } from "./contact-panel/contact-panel.tsx";
import { Counter } from "./counter/counter.tsx";
import { CounterCard } from "./counter-card/counter-card.tsx";
import { CounterRow } from "./counter-card/counter-row.tsx";
import { CustomerStory } from "./customer-story/customer-story.tsx";
import { DatePicker } from "./date-picker/date-picker.tsx";
import { FeatureBlock } from "./feature-block/feature-block.tsx";
import { Field, MessageField } from "./field/field.tsx";
import { FieldPairs } from "./field/field-pairs.tsx";
import { FieldRow } from "./field/field-row.tsx";
import { PasswordField } from "./field/password-field.tsx";
import { Figure } from "./figure/figure.tsx";
import { Form, FormNote } from "./form/form.tsx";
import { Ground } from "./ground/ground.tsx";
import { Heading } from "./heading/heading.tsx";
import { HorizontalTeamCard } from "./horizontal-team-card/horizontal-team-card.tsx";
import { Icon } from "./icon/icon.tsx";
import { InfoCard } from "./info-card/info-card.tsx";
import { Layers } from "./layers/layers.tsx";
import { LogoStrip } from "./logo-strip/logo-strip.tsx";
import { OverPicture } from "./over-picture/over-picture.tsx";
import { PageHeader } from "./page-header/page-header.tsx";
import { PricingCard } from "./pricing-card/pricing-card.tsx";
import { Progress } from "./progress/progress.tsx";
import { Prose } from "./prose/prose.tsx";
import { Quote } from "./quote/quote.tsx";
import { RadioGroup } from "./radio-group/radio-group.tsx";
import { Rating } from "./rating/rating.tsx";
import { RentalCard } from "./rental-card/rental-card.tsx";
import { ReviewCard } from "./review-card/review-card.tsx";
import { Rock } from "./rock/rock.tsx";
import { Row } from "./row/row.tsx";
import { SearchSelect } from "./search-select/search-select.tsx";
import { Select } from "./select/select.tsx";
import { Slider } from "./slider/slider.tsx";
import { BrandMark } from "./social/brand-mark.tsx";
import { SocialButton } from "./social/social-button.tsx";
import { SocialLinks } from "./social/social-links.tsx";
import { SocialMark } from "./social/social-mark.tsx";
import { networkSigns } from "./social/social-networks.ts";
import { Split, Words } from "./split/split.tsx";
import { Stack } from "./stack/stack.tsx";
import { Switch } from "./switch/switch.tsx";
import { Table } from "./table/table.tsx";
import { TeamCard } from "./team-card/team-card.tsx";
import { Testimonial } from "./testimonial/testimonial.tsx";
import { Text } from "./text/text.tsx";
import { Tiles } from "./tiles/tiles.tsx";
import { TypedHeadline } from "./typed-headline/typed-headline.tsx";
import { BrandSign, Wordmark } from "./wordmark/wordmark.tsx";

const given = {
  id: "mine",
  className: "my-class",
  style: { order: 3 },
  lang: "de",
  "data-mine": "yes",
} as const;

/** Each component with a developer's own properties. */
const components: Record<string, () => ReactElement> = {
  Avatar: () => <Avatar {...given} alt="Mira" />,
  "Avatar, a picture": () => <Avatar {...given} alt="Mira" image="/mira.svg" />,
  AvatarGroup: () => <AvatarGroup {...given} label="The crew" people={[]} />,
  Badge: () => <Badge {...given}>New</Badge>,
  BlogCard: () => <BlogCard {...given} title="Rain" />,
  BrandMark: () => <BrandMark {...given} icon={networkSigns.github.icon} />,
  BrandSign: () => <BrandSign {...given} of="Marrow" />,
  Button: () => <Button {...given}>Drill</Button>,
  "Button, a link": () => (
    <Button {...given} href="/rigs">
      Drill
    </Button>
  ),
  ButtonGroup: () => <ButtonGroup {...given} label="Depth" />,
  CallToAction: () => <CallToAction {...given} title="Drill" />,
  Card: () => <Card {...given}>Granite</Card>,
  Carousel: () => <Carousel {...given} label="Rigs" slides={[]} />,
  Checkbox: () => <Checkbox {...given} label="Insured" />,
  Columns: () => <Columns {...given}>Granite</Columns>,
  ContactPanel: () => <ContactPanel {...given} title="Call" entries={[]} />,
  Counter: () => <Counter {...given} end={50} />,
  CounterCard: () => <CounterCard {...given} count={50} title="Bores" />,
  CounterRow: () => <CounterRow {...given} />,
  CustomerStory: () => (
    <CustomerStory {...given} title="Dry" review="No water." author={{ name: "Otto", role: "Farmer" }} />
  ),
  DatePicker: () => <DatePicker {...given} label="Depart" />,
  FeatureBlock: () => <FeatureBlock {...given} title="Rig" description="Drills." ticked={[]} />,
  Field: () => <Field {...given} label="Name" />,
  FieldPairs: () => <FieldPairs {...given} />,
  FieldRow: () => <FieldRow {...given} />,
  Figure: () => <Figure {...given} src="/rig.svg" width={640} height={400} />,
  Form: () => <Form {...given} />,
  FormNote: () => <FormNote {...given}>Sends nothing.</FormNote>,
  Ground: () => <Ground {...given} layer="bedrock" picture="/rock.svg" />,
  Heading: () => <Heading {...given} as="h2" />,
  HorizontalTeamCard: () => (
    <HorizontalTeamCard
      {...given}
      image="/mira.svg"
      profile={{ name: "Mira" }}
      position={{ label: "Driller", color: "info" }}
      description="Drills."
    />
  ),
  Icon: () => <Icon {...given} name="mail" />,
  InfoCard: () => <InfoCard {...given} title="Depth" description="184 m" />,
  Layers: () => <Layers {...given} layers={[]} />,
  LogoStrip: () => <LogoStrip {...given} label="Brands" logos={[]} />,
  MessageField: () => <MessageField {...given} label="Message" />,
  OverPicture: () => <OverPicture {...given} src="/rig.svg" width={640} height={400} />,
  PageHeader: () => <PageHeader {...given} picture={{ src: "/rig.svg", width: 640, height: 400 }} />,
  PasswordField: () => <PasswordField {...given} label="Password" />,
  PricingCard: () => (
    <PricingCard
      {...given}
      title="Trailer rig"
      price={59}
      specifications={[]}
      action={{ route: "/", label: "Rent it", color: "dark" }}
    />
  ),
  Progress: () => <Progress {...given} label="Depth" value={50} />,
  Prose: () => <Prose {...given} />,
  Quote: () => <Quote {...given} source="Otto" />,
  RadioGroup: () => <RadioGroup {...given} legend="Which set" name="set" choices={[]} />,
  Rating: () => <Rating {...given} rating={4} />,
  RentalCard: () => (
    <RentalCard
      {...given}
      title="Low tide"
      description="Sand."
      image="/coast.svg"
      alt=""
      categories={[]}
      action={{ label: "Look" }}
    />
  ),
  ReviewCard: () => (
    <ReviewCard
      {...given}
      name="Jun"
      date={{ shown: "3 June 2026", machine: "2026-06-03" }}
      review="It came."
      rating={5}
    />
  ),
  Rock: () => <Rock {...given} />,
  Row: () => <Row {...given} />,
  SearchSelect: () => <SearchSelect {...given} label="Stone" options={[]} />,
  Select: () => <Select {...given} label="Stone" options={[]} />,
  Slider: () => <Slider {...given} label="Volume" defaultValues={[50]} />,
  "Slider, two handles": () => <Slider {...given} label="Price" defaultValues={[30, 80]} />,
  SocialButton: () => <SocialButton {...given} network="github" />,
  "SocialButton, a link": () => <SocialButton {...given} network="github" href="/" />,
  SocialLinks: () => <SocialLinks {...given} of="Ada" socials={[]} />,
  SocialMark: () => <SocialMark {...given} network="github" />,
  Split: () => <Split {...given} />,
  Stack: () => <Stack {...given} />,
  Switch: () => <Switch {...given} label="Record" />,
  Table: () => <Table {...given} caption="Authors" rows={[]} />,
  TeamCard: () => <TeamCard {...given} name="Mira" position="Driller" image="/mira.svg" />,
  Testimonial: () => <Testimonial {...given} name="Otto" username="@otto" review="Dry." />,
  Text: () => <Text {...given} />,
  Tiles: () => <Tiles {...given} />,
  TypedHeadline: () => <TypedHeadline {...given} phrases={["Granite"]} />,
  Wordmark: () => <Wordmark {...given} name="Marrow" />,
  Words: () => <Words {...given} />,
};

describe.each(Object.entries(components))("%s", (_, component) => {
  const html = renderToStaticMarkup(component());

  test("takes a native element's id, language and data, all on one element", () => {
    expect(html).toMatch(/<[a-z]+(?=[^>]* id="mine")(?=[^>]* lang="de")(?=[^>]* data-mine="yes")/);
  });

  test("adds the developer's class to its own, and the style, on one element", () => {
    expect(html).toMatch(/<[a-z]+(?=[^>]* class="(?:[^"]+ )?my-class")(?=[^>]* style="order:3")/);
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
  const html = renderToStaticMarkup(components[name]?.());
  expect(html).toMatch(/^<(?!input)[a-z]+ class="[^"]+ my-class"[^>]* style="order:3"/);
  expect(html).toMatch(new RegExp(`<${control}(?=[^>]* id="mine")(?=[^>]* data-mine="yes")`));
  expect(html).toMatch(/<label[^>]* for="mine"/);
});

describe("an element that stands instead of a component's own", () => {
  const html = renderToStaticMarkup(
    <Button {...given} color="dark" render={<span slot="rig" className="its-class" style={{ flex: 1 }} />}>
      Drill
    </Button>,
  );

  test("is the only one, with its own properties and the component's", () => {
    expect(html).toMatch(/^<span[^>]* slot="rig"[^>]*>Drill<\/span>$/);
    expect(html).toMatch(/class="button [^"]* my-class its-class"/);
    expect(html).toContain('style="order:3;flex:1"');
    expect(html).toContain('data-mine="yes"');
  });
});
