// R-KIT-1 to R-KIT-4, R-KIT-6 to R-KIT-15
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
import { rendered, textsOf } from "./rendered.ts";
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
  action: { href: "/rent", label: "Rent it", color: "dark" },
} as const;

/**
 * The components of R-KIT-1 to R-KIT-15 with all their props, and what the HTML of each must contain: pieces of text,
 * and elements that match a selector and, optionally, contain a given text.
 */
const entities: [string, () => ReactElement, (string | [selector: string, words?: string])[]][] = [
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
      ["[class*=_info_]", "Our advice"],
      "€",
      "59",
      "per week",
      "Core box, included",
      "Night crew, not included",
      ["body > div[class*=_warning_][class*=_colored_]"],
      ['a[href="/rent"][class*=_dark_]', "Rent it"],
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
      ["time", "3 June 2026"],
      "It came on the day.",
      ["[aria-label='4.5 of 5 stars']"],
      ["img[src='/jun.svg']"],
      ["body > figure[class*=_light_]"],
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
      ["img[src='/coast.svg']"],
      "They drilled elsewhere",
      "The shed would have been dry.",
      ["img[src='/amara.svg']"],
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
    ["61 m", "Deepest", "In granite.", ["body > div[class*=_info_][class*=_vertical_]"]],
  ],
  [
    "team card",
    () => (
      <TeamCard
        image="/mira.svg"
        name="Mira Castell"
        position="Driller"
        description="Listens to rock."
        socials={[{ icon: "github", href: "https://github.com/mira" }]}
      />
    ),
    [
      ["img[src='/mira.svg']"],
      "Mira Castell",
      "Driller",
      "Listens to rock.",
      ["a[href='https://github.com/mira']"],
    ],
  ],
  [
    "horizontal team card",
    () => (
      <HorizontalTeamCard
        image="/mira.svg"
        profile={{ name: "Mira Castell", href: "/mira" }}
        position={{ label: "Driller", color: "info" }}
        description="Listens to rock."
      />
    ),
    [
      ["img[src='/mira.svg']"],
      ["a[href='/mira']", "Mira Castell"],
      ["[class*=_info_]", "Driller"],
      "Listens to rock.",
    ],
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
        href="/diary"
      />
    ),
    [
      ["img[src='/ochre.svg']"],
      ["[class*=_warning_]", "Records"],
      ["a[href='/diary']", "A bore log is a diary"],
      "The margin was right.",
      "Nell Okafor",
      ["img[src='/nell.svg']"],
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
        action={{ label: "From $185 / Night", href: "/low-tide", color: "info" }}
      />
    ),
    [
      ["img[src='/coast.svg']"],
      "Entire Cottage • 4 Guests",
      "Low tide",
      "Sand.",
      ["a[href='/low-tide'][class*=_info_]", "From $185 / Night"],
    ],
  ],
  [
    "testimonial",
    () => <Testimonial image="/otto.svg" name="Otto Brandt" username="@otto" review="One hole, no water." />,
    [["img[src='/otto.svg']"], "Otto Brandt", "@otto", "One hole, no water."],
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
            action: { label: "Edit", href: "/edit" },
          },
        ]}
      />
    ),
    [
      ["img[src='/mira.svg']"],
      "Mira Castell",
      "mira@stackhouse.example",
      "Manager",
      "Organisation",
      "Offline",
      "3 June 2026",
      ["a[href='/edit']", "Edit"],
    ],
  ],
  [
    "alert",
    () => (
      <Alert color="warning" dismissible fontWeight="bold">
        Water
      </Alert>
    ),
    [["body > div[class*=_warning_][class*=_bold_]"], "Water", ["[aria-label=Dismiss]"]],
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
    [
      "Sent",
      "just now",
      "To the rig.",
      ["path[d^='M3 5.5h18v13H3z']"],
      ["[class*=_info_]"],
      ["[aria-label='Close: Sent']"],
    ],
  ],
  [
    "progress bar",
    () => <Progress label="Depth" variant="gradient" color="danger" value={40} />,
    [["body > div[class*=_gradient_][class*=_danger_]"], ["progress[max='100'][value='40']"]],
  ],
  [
    "badge",
    () => (
      <Badge color="dark" variant="gradient" rounded>
        New
      </Badge>
    ),
    [["[class*=_dark_][class*=_gradient_][class*=_rounded_]", "New"]],
  ],
  [
    "button",
    () => (
      <Button variant="outline" color="none" size="lg">
        Go
      </Button>
    ),
    [["[class*=_outline_][class*=_none_][class*=_lg_]", "Go"]],
  ],
  [
    "avatar",
    () => <Avatar image="/mira.svg" alt="Mira" size="xl" />,
    [["img[src='/mira.svg'][alt=Mira][class*=_xl_]"]],
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
      ["label", "Email"],
      ["input[type=email][placeholder=you][disabled]"],
      ["path[d^='M3 5.5h18v13H3z']"],
      "Right.",
      "Wrong.",
    ],
  ],
  [
    "breadcrumb item",
    () => <Breadcrumb items={[{ label: "Home", href: "/" }, { label: "Rigs" }]} />,
    [["a[href='/']", "Home"], "Rigs"],
  ],
];

test.each(entities)("%s: the props of R-KIT-1 to R-KIT-15 can be set", (_, element, parts) => {
  const page = rendered(element());
  for (const part of parts) {
    const [selector, words = ""] = typeof part === "string" ? ["*", part] : part;
    expect(textsOf(page, selector), selector).toContainEqual(expect.stringContaining(words));
  }
});

test("the date of a review has a machine-readable form", () => {
  const page = rendered(<ReviewCard name="Jun Watanabe" date={date} review="It came." rating={5} />);
  expect(page.querySelector("time")?.getAttribute("dateTime")).toBe("2026-06-03");
});

describe("a prop that is not set has its default", () => {
  test.each<[string, () => ReactElement, () => ReactElement]>([
    ["alert: color", () => <Alert>Water</Alert>, () => <Alert color="success">Water</Alert>],
    ["alert: dismissible", () => <Alert>Water</Alert>, () => <Alert dismissible={false}>Water</Alert>],
    [
      "toast: color",
      () => <Toast title="Sent" closeHandler={close} />,
      () => <Toast title="Sent" closeHandler={close} color="success" />,
    ],
    [
      "progress: variant",
      () => <Progress label="Depth" value={40} />,
      () => <Progress label="Depth" value={40} variant="contained" />,
    ],
    [
      "price: charged",
      () => <PricingCard {...plan} price={{ currency: "$", amount: 59 }} />,
      () => <PricingCard {...plan} price={{ currency: "$", amount: 59, charged: "mo" }} />,
    ],
  ])("%s", (_, left, set) => {
    expect(renderToStaticMarkup(left())).toBe(renderToStaticMarkup(set()));
  });

  test("a price that is a number is in dollars", () => {
    expect(rendered(<PricingCard {...plan} />).textContent).toContain("$1,059");
  });
});

function close() {}
