import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Alert } from "./alert/alert.tsx";
import { Avatar } from "./avatar/avatar.tsx";
import { Badge } from "./badge/badge.tsx";
import { BlogCard } from "./blog-card/blog-card.tsx";
import { Breadcrumb } from "./breadcrumb/breadcrumb.tsx";
import { Button } from "./button/button.tsx";
import { CounterCard } from "./counter-card/counter-card.tsx";
import { CustomerStory } from "./customer-story/customer-story.tsx";
import { Field } from "./field/field.tsx";
import { HorizontalTeamCard } from "./horizontal-team-card/horizontal-team-card.tsx";
import { Icon } from "./icon/icon.tsx";
import { PricingCard } from "./pricing-card/pricing-card.tsx";
import { Progress } from "./progress/progress.tsx";
import { RentalCard } from "./rental-card/rental-card.tsx";
import { ReviewCard } from "./review-card/review-card.tsx";
import { Table } from "./table/table.tsx";
import { TeamCard } from "./team-card/team-card.tsx";
import { Testimonial } from "./testimonial/testimonial.tsx";
import { Toast } from "./toast/toast.tsx";

const date = { shown: "3 June 2026", machine: "2026-06-03" };
const plan = {
  title: "Trailer rig",
  price: 1059,
  specifications: [],
  action: { route: "/rent", label: "Rent it", color: "dark" },
} as const;

/** An entity of the specification's section 3 with all that it names, and what of it must be in the page. */
const entities: [string, () => ReactElement, (string | RegExp)[]][] = [
  [
    "pricing card",
    () => (
      <PricingCard
        {...plan}
        description="Four holes a month."
        badge={{ color: "info", label: "Our advice" }}
        price={{ currency: "€", amount: 59, charged: "wk" }}
        specifications={[
          { label: "Core box", includes: true },
          { label: "Night crew", includes: false },
        ]}
        color="warning"
        colored
      />
    ),
    [
      "Trailer rig",
      "Four holes a month.",
      /class="[^"]*info[^"]*">Our advice/,
      "€",
      "59",
      "per week",
      /Core box<span[^>]*>, included/,
      /Night crew<span[^>]*>, not included/,
      /^<div class="[^"]*warning[^"]*colored/,
      /<a href="\/rent" class="[^"]*dark[^"]*">Rent it/,
    ],
  ],
  [
    "review card",
    () => (
      <ReviewCard
        name="Jun Watanabe"
        username="@jun"
        date={date}
        review="It came on the day."
        rating={4.5}
        image="/jun.svg"
        color="light"
      />
    ),
    [
      "Jun Watanabe",
      "@jun",
      'dateTime="2026-06-03">3 June 2026',
      "It came on the day.",
      "4.5 of 5 stars",
      "/jun.svg",
      /^<figure class="[^"]*light/,
    ],
  ],
  [
    "complex review",
    () => (
      <CustomerStory
        image={{ src: "/coast.svg", width: 420, height: 390 }}
        title="They drilled elsewhere"
        review="The shed would have been dry."
        author={{ logo: <Avatar alt="" image="/amara.svg" />, name: "Amara Diallo", role: "Owner" }}
      />
    ),
    [
      "/coast.svg",
      "They drilled elsewhere",
      "The shed would have been dry.",
      "/amara.svg",
      "Amara Diallo",
      "Owner",
    ],
  ],
  [
    "counter card",
    () => (
      <CounterCard
        count={61}
        suffix=" m"
        duration={10}
        title="Deepest"
        description="In granite."
        color="info"
        divider="vertical"
      />
    ),
    ["61 m", "Deepest", "In granite.", /^<div class="[^"]*info[^"]*vertical/],
  ],
  [
    "team card",
    () => (
      <TeamCard
        image="/mira.svg"
        name="Mira Castell"
        position="Driller"
        description="Listens to rock."
        socials={[{ icon: "github", link: "https://github.com/mira" }]}
      />
    ),
    ["/mira.svg", "Mira Castell", "Driller", "Listens to rock.", "https://github.com/mira"],
  ],
  [
    "horizontal team card",
    () => (
      <HorizontalTeamCard
        image="/mira.svg"
        profile={{ name: "Mira Castell", link: "/mira" }}
        position={{ label: "Driller", color: "info" }}
        description="Listens to rock."
      />
    ),
    ["/mira.svg", '<a href="/mira">Mira Castell', /class="[^"]*info[^"]*">Driller/, "Listens to rock."],
  ],
  [
    "blog card",
    () => (
      <BlogCard
        image="/ochre.svg"
        category={{ color: "warning", label: "Records" }}
        title="A bore log is a diary"
        description="The margin was right."
        author={{ name: "Nell Okafor", image: "/nell.svg", date }}
        route="/diary"
      />
    ),
    [
      "/ochre.svg",
      /class="[^"]*warning[^"]*">Records/,
      '<a href="/diary">A bore log is a diary',
      "The margin was right.",
      "Nell Okafor",
      "/nell.svg",
      "3 June 2026",
    ],
  ],
  [
    "rental card",
    () => (
      <RentalCard
        image="/coast.svg"
        alt="A cottage"
        categories={["Entire Cottage", "4 Guests"]}
        title="Low tide"
        description="Sand."
        action={{ label: "From $185 / Night", route: "/low-tide", color: "info" }}
      />
    ),
    [
      "/coast.svg",
      "Entire Cottage • 4 Guests",
      "Low tide",
      "Sand.",
      /href="\/low-tide"[^>]*class="[^"]*info|class="[^"]*info[^"]*"[^>]*href="\/low-tide"/,
      "From $185 / Night",
    ],
  ],
  [
    "testimonial",
    () => <Testimonial image="/otto.svg" name="Otto Brandt" username="@otto" review="One hole, no water." />,
    ["/otto.svg", "Otto Brandt", "@otto", "One hole, no water."],
  ],
  [
    "table row",
    () => (
      <Table
        caption="Authors"
        rows={[
          {
            image: "/mira.svg",
            name: "Mira Castell",
            email: "mira@stackhouse.example",
            position: { title: "Manager", department: "Organisation" },
            status: false,
            date,
            action: { label: "Edit", route: "/edit" },
          },
        ]}
      />
    ),
    [
      "/mira.svg",
      "Mira Castell",
      "mira@stackhouse.example",
      "Manager",
      "Organisation",
      "Offline",
      "3 June 2026",
      '<a href="/edit">Edit',
    ],
  ],
  [
    "alert",
    () => (
      <Alert color="warning" dismissible fontWeight="bold">
        Water
      </Alert>
    ),
    [/^<div class="[^"]*warning[^"]*bold/, "Water", 'aria-label="Dismiss"'],
  ],
  [
    "toast",
    () => (
      <Toast
        title="Sent"
        date="just now"
        description="To the rig."
        icon={<Icon name="mail" />}
        color="info"
        closeHandler={close}
      />
    ),
    ["Sent", "just now", "To the rig.", 'd="M3 5.5h18v13H3z', /class="[^"]*info/, 'aria-label="Close: Sent"'],
  ],
  [
    "progress bar",
    () => <Progress label="Depth" variant="gradient" color="danger" value={40} />,
    [/^<div class="[^"]*gradient[^"]*danger/, 'max="100" value="40"'],
  ],
  [
    "badge",
    () => (
      <Badge color="dark" variant="gradient" rounded>
        New
      </Badge>
    ),
    [/class="[^"]*dark[^"]*gradient[^"]*rounded[^"]*">New/],
  ],
  [
    "button",
    () => (
      <Button variant="outline" color="none" size="lg">
        Go
      </Button>
    ),
    [/class="[^"]*outline[^"]*none[^"]*lg[^"]*">Go/],
  ],
  [
    "avatar",
    () => <Avatar image="/mira.svg" alt="Mira" size="xl" />,
    ['src="/mira.svg"', 'alt="Mira"', /class="[^"]*xl/],
  ],
  [
    "input",
    () => (
      <Field
        label="Email"
        type="email"
        placeholder="you"
        icon={<Icon name="mail" />}
        success="Right."
        error="Wrong."
        disabled
      />
    ),
    [
      "Email</label>",
      'type="email"',
      'placeholder="you"',
      'd="M3 5.5h18v13H3z',
      "Right.",
      "Wrong.",
      'disabled=""',
    ],
  ],
  [
    "breadcrumb item",
    () => <Breadcrumb items={[{ label: "Home", route: "/" }, { label: "Rigs" }]} />,
    ['<a href="/">Home</a>', "Rigs"],
  ],
];

test.each(entities)("%s: what the specification names can be set", (_, element, parts) => {
  const html = renderToStaticMarkup(element());
  for (const part of parts) expect(html).toMatch(part);
});

describe("what is not set is as the specification says", () => {
  test.each<[string, () => ReactElement, () => ReactElement]>([
    ["an alert is success", () => <Alert>Water</Alert>, () => <Alert color="success">Water</Alert>],
    ["an alert stays", () => <Alert>Water</Alert>, () => <Alert dismissible={false}>Water</Alert>],
    [
      "a toast is success",
      () => <Toast title="Sent" closeHandler={close} />,
      () => <Toast title="Sent" closeHandler={close} color="success" />,
    ],
    [
      "progress is contained",
      () => <Progress label="Depth" value={40} />,
      () => <Progress label="Depth" value={40} variant="contained" />,
    ],
    [
      "a price is by the month",
      () => <PricingCard {...plan} price={{ currency: "$", amount: 59 }} />,
      () => <PricingCard {...plan} price={{ currency: "$", amount: 59, charged: "mo" }} />,
    ],
  ])("%s", (_, left, set) => {
    expect(renderToStaticMarkup(left())).toBe(renderToStaticMarkup(set()));
  });

  test("a price that is a number has a $", () => {
    const text = renderToStaticMarkup(<PricingCard {...plan} />).replaceAll(/<[^>]+>/g, "");
    expect(text).toContain("$1,059");
  });
});

function close() {}
