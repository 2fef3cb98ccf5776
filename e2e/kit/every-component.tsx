import { faGithub } from "@fortawesome/free-brands-svg-icons/faGithub";
import type { ReactElement } from "react";
import { Accordion } from "../../kit/accordion/accordion.tsx";
import { Alert } from "../../kit/alert/alert.tsx";
import { Avatar } from "../../kit/avatar/avatar.tsx";
import { Badge } from "../../kit/badge/badge.tsx";
import { BlogCard } from "../../kit/blog-card/blog-card.tsx";
import { Breadcrumb } from "../../kit/breadcrumb/breadcrumb.tsx";
import { Button } from "../../kit/button/button.tsx";
import { ButtonGroup } from "../../kit/button-group/button-group.tsx";
import { CallToAction } from "../../kit/call-to-action/call-to-action.tsx";
import { Card } from "../../kit/card/card.tsx";
import { Carousel } from "../../kit/carousel/carousel.tsx";
import { Checkbox } from "../../kit/checkbox/checkbox.tsx";
import { CodeBlock } from "../../kit/code-block/code-block.tsx";
import { ContactPanel } from "../../kit/contact-panel/contact-panel.tsx";
import { CopyButton } from "../../kit/copy-button/copy-button.tsx";
import { Counter } from "../../kit/counter/counter.tsx";
import { CounterCard } from "../../kit/counter-card/counter-card.tsx";
import { CounterRow } from "../../kit/counter-card/counter-row.tsx";
import { CustomerStory } from "../../kit/customer-story/customer-story.tsx";
import { DatePicker } from "../../kit/date-picker/date-picker.tsx";
import { Dialog } from "../../kit/dialog/dialog.tsx";
import { Dropdown } from "../../kit/dropdown/dropdown.tsx";
import { FeatureBlock } from "../../kit/feature-block/feature-block.tsx";
import { Field, MessageField } from "../../kit/field/field.tsx";
import { PasswordField } from "../../kit/field/password-field.tsx";
import { Figure } from "../../kit/figure/figure.tsx";
import { Footer } from "../../kit/footer/footer.tsx";
import { Year } from "../../kit/footer/year.tsx";
import { Form, FormNote } from "../../kit/form/form.tsx";
import { Heading } from "../../kit/heading/heading.tsx";
import { HorizontalTeamCard } from "../../kit/horizontal-team-card/horizontal-team-card.tsx";
import { Icon } from "../../kit/icon/icon.tsx";
import { InfoCard } from "../../kit/info-card/info-card.tsx";
import { LogoStrip } from "../../kit/logo-strip/logo-strip.tsx";
import { Menu } from "../../kit/menu/menu.tsx";
import { Modal } from "../../kit/modal/modal.tsx";
import { Navbar } from "../../kit/navbar/navbar.tsx";
import { PageHeader } from "../../kit/page-header/page-header.tsx";
import { Pagination } from "../../kit/pagination/pagination.tsx";
import { Popover } from "../../kit/popover/popover.tsx";
import { PricingCard } from "../../kit/pricing-card/pricing-card.tsx";
import { Progress } from "../../kit/progress/progress.tsx";
import { Prose } from "../../kit/prose/prose.tsx";
import { Quote } from "../../kit/quote/quote.tsx";
import { RadioGroup } from "../../kit/radio-group/radio-group.tsx";
import { Rating } from "../../kit/rating/rating.tsx";
import { RentalCard } from "../../kit/rental-card/rental-card.tsx";
import { ResponseDialog } from "../../kit/response-dialog/response-dialog.tsx";
import { ReviewCard } from "../../kit/review-card/review-card.tsx";
import { RotatingCard } from "../../kit/rotating-card/rotating-card.tsx";
import { SearchSelect } from "../../kit/search-select/search-select.tsx";
import { Select } from "../../kit/select/select.tsx";
import { Slider } from "../../kit/slider/slider.tsx";
import { BrandMark } from "../../kit/social/brand-mark.tsx";
import { SocialButton } from "../../kit/social/social-button.tsx";
import { SocialLinks } from "../../kit/social/social-links.tsx";
import { SocialMark } from "../../kit/social/social-mark.tsx";
import { Switch } from "../../kit/switch/switch.tsx";
import { Table } from "../../kit/table/table.tsx";
import { Tabs } from "../../kit/tabs/tabs.tsx";
import { TeamCard } from "../../kit/team-card/team-card.tsx";
import { Testimonial } from "../../kit/testimonial/testimonial.tsx";
import { Text } from "../../kit/text/text.tsx";
import { Toast, ToastRegion } from "../../kit/toast/toast.tsx";
import { Tooltip } from "../../kit/tooltip/tooltip.tsx";
import { TypedHeadline } from "../../kit/typed-headline/typed-headline.tsx";
import { BrandSign, Wordmark } from "../../kit/wordmark/wordmark.tsx";

/** What any component takes as a native element does. */
export interface GivenProperties {
  id?: string;
  className?: string;
  style?: { order: number };
  lang?: string;
  "data-mine"?: string;
  "aria-description"?: string;
  ref?: (element: Element | null) => void;
  onKeyDown?: () => void;
}

const brand = { name: "Kelpworks", route: "/", href: "/", logo: null };
const side = { title: "Core", description: "Granite" };

const author = { name: "Mira", role: "Driller" };
const badge = { label: "Driller", color: "info" } as const;
const date = { shown: "23 April", machine: "2018-04-23" };
const picture = { src: "/rock.svg", width: 3, height: 2 };

/** Each component with a developer's own properties, for tests. */
export const everyComponent: Record<string, (given: GivenProperties) => ReactElement> = {
  Accordion: (given) => <Accordion {...given} items={[]} />,
  Alert: (given) => <Alert {...given}>Water</Alert>,
  Avatar: (given) => <Avatar {...given} alt="Mira" />,
  "Avatar, a portrait": (given) => <Avatar {...given} alt="Mira" image="/mira.svg" />,
  Badge: (given) => <Badge {...given}>Wet</Badge>,
  BlogCard: (given) => <BlogCard {...given} title="Rain" />,
  BrandMark: (given) => <BrandMark {...given} icon={faGithub} />,
  BrandSign: (given) => <BrandSign {...given} of="Kelpworks" />,
  Breadcrumb: (given) => <Breadcrumb {...given} items={[{ label: "Rigs" }]} />,
  Button: (given) => <Button {...given}>Drill</Button>,
  "Button, a link": (given) => (
    <Button {...given} href="/rigs">
      Drill
    </Button>
  ),
  ButtonGroup: (given) => <ButtonGroup {...given} label="Rigs" />,
  CallToAction: (given) => (
    <CallToAction {...given} title="Drill">
      Now
    </CallToAction>
  ),
  Card: (given) => <Card {...given}>Granite</Card>,
  Carousel: (given) => <Carousel {...given} label="Rigs" slides={[]} />,
  Checkbox: (given) => <Checkbox {...given} label="Insured" />,
  CodeBlock: (given) => <CodeBlock {...given} label="drill.ts" code="drill()" />,
  ContactPanel: (given) => <ContactPanel {...given} title="Office" entries={[]} />,
  CopyButton: (given) => <CopyButton {...given} text="Granite" />,
  Counter: (given) => <Counter {...given} end={50} />,
  CounterCard: (given) => <CounterCard {...given} count={3} title="Bores" />,
  CounterRow: (given) => <CounterRow {...given}>Bores</CounterRow>,
  CustomerStory: (given) => <CustomerStory {...given} title="Rain" review="It was wet." author={author} />,
  DatePicker: (given) => <DatePicker {...given} label="Depart" />,
  Dialog: (given) => <Dialog {...given} labelledBy="title" modal={false} />,
  Dropdown: (given) => <Dropdown {...given} label="Bores" items={[]} />,
  FeatureBlock: (given) => <FeatureBlock {...given} title="Cores" description="Long" ticked={[]} />,
  Field: (given) => <Field {...given} label="Name" />,
  Figure: (given) => <Figure {...given} {...picture} />,
  Footer: (given) => <Footer {...given} brand={brand} />,
  Form: (given) => <Form {...given} />,
  FormNote: (given) => <FormNote {...given}>Sends nothing.</FormNote>,
  Heading: (given) => (
    <Heading {...given} as="h2">
      Granite
    </Heading>
  ),
  HorizontalTeamCard: (given) => (
    <HorizontalTeamCard {...given} image="/mira.svg" profile={author} position={badge} description="Drills" />
  ),
  Icon: (given) => <Icon {...given} name="tick" />,
  InfoCard: (given) => <InfoCard {...given} title="Cores" description="Long" />,
  LogoStrip: (given) => <LogoStrip {...given} label="Brands" logos={[]} />,
  Menu: (given) => <Menu {...given} label="Order" items={[]} />,
  "Dropdown, its button": (given) => <Dropdown trigger={given} label="Bores" items={[]} />,
  "Menu, its button": (given) => <Menu trigger={given} label="Order" items={[]} />,
  "Modal, its button": (given) => (
    <Modal trigger={{ ...given, label: "Stop" }} title="Stop the rig?">
      It is raining.
    </Modal>
  ),
  "Popover, its button": (given) => (
    <Popover trigger={given} label="Why?" title="Rain">
      It is wet.
    </Popover>
  ),
  MessageField: (given) => <MessageField {...given} label="Message" />,
  Modal: (given) => (
    <Modal {...given} trigger={{ label: "Stop" }} title="Stop the rig?">
      It is raining.
    </Modal>
  ),
  Navbar: (given) => <Navbar {...given} brand={brand} menus={[]} />,
  PageHeader: (given) => (
    <PageHeader {...given} picture={picture}>
      Granite
    </PageHeader>
  ),
  Pagination: (given) => <Pagination {...given} pages={5} current={2} route={String} />,
  PasswordField: (given) => <PasswordField {...given} label="Password" />,
  Popover: (given) => (
    <Popover {...given} label="Why?" title="Rain">
      It is wet.
    </Popover>
  ),
  PricingCard: (given) => (
    <PricingCard
      {...given}
      title="Core"
      price={9}
      specifications={[]}
      action={{ route: "/", label: "Buy", color: "dark" }}
    />
  ),
  Progress: (given) => <Progress {...given} label="Depth" value={50} />,
  Prose: (given) => <Prose {...given}>Granite</Prose>,
  Quote: (given) => (
    <Quote {...given} source="Mira">
      It was wet.
    </Quote>
  ),
  RadioGroup: (given) => <RadioGroup {...given} legend="Which set" name="set" choices={[]} />,
  Rating: (given) => <Rating {...given} rating={4} />,
  RentalCard: (given) => (
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
  ResponseDialog: (given) => (
    <ResponseDialog {...given} title="Sent" heading="Thank you" state="info" closeHref="/" />
  ),
  ReviewCard: (given) => <ReviewCard {...given} name="Mira" date={date} review="It was wet." rating={4} />,
  RotatingCard: (given) => <RotatingCard {...given} front={side} back={side} />,
  SearchSelect: (given) => <SearchSelect {...given} label="Stone" options={[]} />,
  Select: (given) => <Select {...given} label="Stone" options={[]} />,
  Slider: (given) => <Slider {...given} label="Volume" defaultValues={[50]} />,
  "Slider, two handles": (given) => <Slider {...given} label="Price" defaultValues={[30, 80]} />,
  SocialButton: (given) => <SocialButton {...given} network="github" />,
  "SocialButton, a link": (given) => <SocialButton {...given} network="github" href="https://github.com" />,
  SocialLinks: (given) => <SocialLinks {...given} of="Mira" socials={[]} />,
  SocialMark: (given) => <SocialMark {...given} network="github" />,
  Switch: (given) => <Switch {...given} label="Record" />,
  Table: (given) => <Table {...given} caption="Crew" rows={[]} />,
  Tabs: (given) => <Tabs {...given} label="Rigs" tabs={[]} />,
  TeamCard: (given) => <TeamCard {...given} name="Mira" position="Driller" image="/mira.svg" />,
  Testimonial: (given) => <Testimonial {...given} name="Mira" username="@mira" review="It was wet." />,
  Text: (given) => <Text {...given}>Granite</Text>,
  Toast: (given) => <Toast {...given} title="Sent" onClose={() => {}} />,
  ToastRegion: (given) => <ToastRegion {...given}>Sent</ToastRegion>,
  Tooltip: (given) => (
    <Tooltip {...given} text="Saves">
      {(described) => <button type="button" {...described} />}
    </Tooltip>
  ),
  TypedHeadline: (given) => <TypedHeadline {...given} phrases={["Granite"]} />,
  Wordmark: (given) => <Wordmark {...given} name="Kelpworks" />,
  Year: (given) => <Year {...given} />,
};
