import { faGithub } from "@fortawesome/free-brands-svg-icons/faGithub";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
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
import { CodeBlock } from "./code-block/code-block.tsx";
import { Columns } from "./columns/columns.tsx";
import { ContactPanel } from "./contact-panel/contact-panel.tsx";
import { CopyButton } from "./copy-button/copy-button.tsx";
import { CounterCard } from "./counter-card/counter-card.tsx";
import { CounterRow } from "./counter-card/counter-row.tsx";
import { CustomerStory } from "./customer-story/customer-story.tsx";
import { Dialog } from "./dialog/dialog.tsx";
import { Dropdown } from "./dropdown/dropdown.tsx";
import { FeatureBlock } from "./feature-block/feature-block.tsx";
import { Figure } from "./figure/figure.tsx";
import { Footer } from "./footer/footer.tsx";
import { Year } from "./footer/year.tsx";
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
import { Prose } from "./prose/prose.tsx";
import { Quote } from "./quote/quote.tsx";
import { Rating } from "./rating/rating.tsx";
import { RentalCard } from "./rental-card/rental-card.tsx";
import { ResponseDialog } from "./response-dialog/response-dialog.tsx";
import { ReviewCard } from "./review-card/review-card.tsx";
import { Rock } from "./rock/rock.tsx";
import { RotatingCard } from "./rotating-card/rotating-card.tsx";
import { Row } from "./row/row.tsx";
import { ScrollArea } from "./scroll-area/scroll-area.tsx";
import { BrandMark } from "./social/brand-mark.tsx";
import { SocialButton } from "./social/social-button.tsx";
import { SocialLinks } from "./social/social-links.tsx";
import { SocialMark } from "./social/social-mark.tsx";
import { Split, Words } from "./split/split.tsx";
import { Stack } from "./stack/stack.tsx";
import { Table } from "./table/table.tsx";
import { Tabs } from "./tabs/tabs.tsx";
import { TeamCard } from "./team-card/team-card.tsx";
import { Testimonial } from "./testimonial/testimonial.tsx";
import { Text } from "./text/text.tsx";
import { Tiles } from "./tiles/tiles.tsx";
import { Toast, ToastRegion } from "./toast/toast.tsx";
import { Tooltip } from "./tooltip/tooltip.tsx";
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
  Breadcrumb: () => <Breadcrumb {...given} items={[{ label: "Rigs" }]} />,
  Avatar: () => <Avatar {...given} alt="Mira" />,
  "Avatar, a portrait": () => <Avatar {...given} alt="Mira" image="/mira.svg" />,
  AvatarGroup: () => <AvatarGroup {...given} label="Crew" people={[]} />,
  Badge: () => <Badge {...given}>Wet</Badge>,
  BlogCard: () => <BlogCard {...given} title="Rain" />,
  BrandMark: () => <BrandMark {...given} icon={faGithub} />,
  BrandSign: () => <BrandSign {...given} of="Kelpworks" />,
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
  CodeBlock: () => <CodeBlock {...given} label="drill.ts" code="drill()" />,
  CopyButton: () => <CopyButton {...given} text="Granite" />,
  Dialog: () => <Dialog {...given} labelledBy="title" modal={false} />,
  Dropdown: () => <Dropdown {...given} label="Bores" items={[]} />,
  Footer: () => <Footer {...given} brand={brand} />,
  Menu: () => <Menu {...given} label="Order" items={[]} />,
  Modal: () => (
    <Modal {...given} trigger={{ label: "Stop" }} title="Stop the rig?">
      It is raining.
    </Modal>
  ),
  Navbar: () => <Navbar {...given} brand={brand} menus={[]} />,
  Pagination: () => <Pagination {...given} pages={5} current={2} route={String} />,
  Popover: () => (
    <Popover {...given} label="Why?" title="Rain">
      It is wet.
    </Popover>
  ),
  ResponseDialog: () => (
    <ResponseDialog {...given} title="Sent" heading="Thank you" state="info" closeHref="/" />
  ),
  RotatingCard: () => <RotatingCard {...given} front={side} back={side} />,
  ScrollArea: () => <ScrollArea {...given} label="Core" />,
  Tabs: () => <Tabs {...given} label="Rigs" tabs={[]} />,
  Toast: () => <Toast {...given} title="Sent" onClose={() => {}} />,
  ToastRegion: () => <ToastRegion {...given}>Sent</ToastRegion>,
  Tooltip: () => (
    <Tooltip {...given} text="Saves">
      {(described) => <button type="button" {...described} />}
    </Tooltip>
  ),
  Year: () => <Year {...given} />,
  Columns: () => <Columns {...given}>Cores</Columns>,
  ContactPanel: () => <ContactPanel {...given} title="Office" entries={[]} />,
  CounterCard: () => <CounterCard {...given} count={3} title="Bores" />,
  CounterRow: () => <CounterRow {...given}>Bores</CounterRow>,
  CustomerStory: () => <CustomerStory {...given} title="Rain" review="It was wet." author={author} />,
  FeatureBlock: () => <FeatureBlock {...given} title="Cores" description="Long" ticked={[]} />,
  Figure: () => <Figure {...given} {...picture} />,
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
  PricingCard: () => (
    <PricingCard
      {...given}
      title="Core"
      price={9}
      specifications={[]}
      action={{ route: "/", label: "Buy", color: "dark" }}
    />
  ),
  Prose: () => <Prose {...given}>Granite</Prose>,
  Quote: () => (
    <Quote {...given} source="Mira">
      It was wet.
    </Quote>
  ),
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
  ReviewCard: () => <ReviewCard {...given} name="Mira" date={date} review="It was wet." rating={4} />,
  Rock: () => <Rock {...given}>Granite</Rock>,
  Row: () => <Row {...given}>Granite</Row>,
  SocialButton: () => <SocialButton {...given} network="github" />,
  "SocialButton, a link": () => <SocialButton {...given} network="github" href="https://github.com" />,
  SocialLinks: () => <SocialLinks {...given} of="Mira" socials={[]} />,
  SocialMark: () => <SocialMark {...given} network="github" />,
  Split: () => <Split {...given}>Granite</Split>,
  Stack: () => <Stack {...given}>Granite</Stack>,
  Table: () => <Table {...given} caption="Crew" rows={[]} />,
  TeamCard: () => <TeamCard {...given} name="Mira" position="Driller" image="/mira.svg" />,
  Testimonial: () => <Testimonial {...given} name="Mira" username="@mira" review="It was wet." />,
  Text: () => <Text {...given}>Granite</Text>,
  Tiles: () => <Tiles {...given}>Granite</Tiles>,
  Wordmark: () => <Wordmark {...given} name="Kelpworks" />,
  Words: () => <Words {...given}>Granite</Words>,
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

describe("an element that stands instead of a component's own", () => {
  const html = renderToStaticMarkup(
    <Button {...given} color="dark" render={<span slot="rig" className="its-class" style={{ flex: 1 }} />}>
      Drill
    </Button>,
  );

  test("is the only one, with its own properties and the component's", () => {
    expect(html).toMatch(/^<span[^>]* slot="rig"[^>]*>Drill<\/span>$/);
    expect(html).toMatch(/class="kit-button [^"]* my-class its-class"/);
    expect(html).toContain('style="order:3;flex:1"');
    expect(html).toContain('data-mine="yes"');
  });
});
