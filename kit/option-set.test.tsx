// R-KIT-1, R-KIT-4, R-KIT-10, R-KIT-12, R-KIT-13, R-KIT-18 to R-KIT-20
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Alert } from "./alert/alert.tsx";
import { Avatar } from "./avatar/avatar.tsx";
import { Badge } from "./badge/badge.tsx";
import { BlogCard } from "./blog-card/blog-card.tsx";
import { Button } from "./button/button.tsx";
import { ButtonGroup } from "./button-group/button-group.tsx";
import { colors } from "./colors.ts";
import { CounterCard } from "./counter-card/counter-card.tsx";
import { Field } from "./field/field.tsx";
import { Footer } from "./footer/footer.tsx";
import { LogoStrip } from "./logo-strip/logo-strip.tsx";
import { Modal } from "./modal/modal.tsx";
import { Pagination } from "./pagination/pagination.tsx";
import { PricingCard } from "./pricing-card/pricing-card.tsx";
import { Progress } from "./progress/progress.tsx";
import { Rating } from "./rating/rating.tsx";
import { rendered } from "./rendered.ts";
import { ReviewCard } from "./review-card/review-card.tsx";
import { SocialButton } from "./social/social-button.tsx";
import { Toast } from "./toast/toast.tsx";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const plan = {
  title: "Trailer rig",
  price: 59,
  specifications: [],
  action: { href: "/", label: "Rent it", color: "dark" },
} as const;
const question = { trigger: { label: "Stop" }, title: "Stop the rig?", children: "It is raining." };
const review = {
  name: "Jun Watanabe",
  date: { shown: "3 June 2026", machine: "2026-06-03" },
  review: "It came on the day.",
  rating: 5,
};

describe("in development a value outside its set throws an error that names the allowed values", () => {
  // TypeScript rejects these values, hence `@ts-expect-error`; but JavaScript and JSON can still contain them.
  test.each([
    [
      // @ts-expect-error
      () => <Button variant="filled">Go</Button>,
      'Button: variant is "filled". Allowed: "contained", "gradient", "outline".',
    ],
    // @ts-expect-error
    [() => <Button size="xl">Go</Button>, 'Button: size is "xl". Allowed: "sm", "md", "lg".'],
    // @ts-expect-error
    [() => <Badge variant="outline">New</Badge>, 'Badge: variant is "outline". Allowed: "fill", "gradient".'],
    [
      // @ts-expect-error
      () => <Avatar alt="" size="huge" />,
      'Avatar: size is "huge". Allowed: "xs", "sm", "md", "lg", "xl", "xxl".',
    ],
    [
      // @ts-expect-error
      () => <Progress label="Depth" variant="striped" value={50} />,
      'Progress: variant is "striped". Allowed: "contained", "gradient".',
    ],
    [
      // @ts-expect-error
      () => <ButtonGroup label="Depth" orientation="diagonal" />,
      'ButtonGroup: orientation is "diagonal". Allowed: "horizontal", "vertical".',
    ],
    [
      // @ts-expect-error
      () => <CounterCard count={7} title="Rigs" divider="both" />,
      'CounterCard: divider is "both". Allowed: "vertical", "horizontal".',
    ],
    [
      // @ts-expect-error
      () => <CounterCard count={7} title="Rigs" size="xl" />,
      'CounterCard: size is "xl". Allowed: "md", "lg".',
    ],
    [
      // @ts-expect-error
      () => <LogoStrip label="Brands" logos={[]} variant="column" />,
      'LogoStrip: variant is "column". Allowed: "row", "grid".',
    ],
    [
      // @ts-expect-error
      () => <Field label="Name" variant="filled" />,
      'Field: variant is "filled". Allowed: "outlined", "static", "dynamic".',
    ],
    [
      // @ts-expect-error
      () => <Footer brand={{ name: "Stackhouse", href: "/" }} variant="wide" />,
      'Footer: variant is "wide". Allowed: "detailed", "default", "centered".',
    ],
    [
      // @ts-expect-error
      () => <Pagination pages={5} current={2} href={String} size="xs" />,
      'Pagination: size is "xs". Allowed: "sm", "md", "lg".',
    ],
  ])("%#", (element, message) => {
    expect(() => renderToStaticMarkup(element())).toThrow(message);
  });

  test.each([
    // @ts-expect-error
    () => <Alert color="purple">Wet</Alert>,
    // @ts-expect-error
    () => <Badge color="purple">Wet</Badge>,
    // @ts-expect-error
    () => <PricingCard {...plan} color="purple" />,
    // @ts-expect-error
    () => <ReviewCard {...review} color="purple" />,
    // @ts-expect-error
    () => <Modal {...question} notification={{ icon: "mail", color: "purple" }} />,
  ])("colours %#", (element) => {
    expect(() => renderToStaticMarkup(element())).toThrow(
      'color is "purple". Allowed: "primary", "secondary", "info", "success", "warning", "danger", "error", "light", "dark"',
    );
  });

  test("networks and variants of a card too", () => {
    // @ts-expect-error
    expect(() => renderToStaticMarkup(<SocialButton network="myspace" />)).toThrow('network is "myspace"');
    // @ts-expect-error
    expect(() => renderToStaticMarkup(<BlogCard title="" href="/" variant="3d" />)).toThrow(
      'variant is "3d"',
    );
  });
});

describe("a number outside its range becomes the nearest limit, with a warning in development", () => {
  test.each([
    [
      () => <Progress label="Depth" value={120} />,
      () => <Progress label="Depth" value={100} />,
      "Progress: value is 120. Allowed: 0 to 100.",
    ],
    [
      () => <Progress label="Depth" value={-1} />,
      () => <Progress label="Depth" value={0} />,
      "Progress: value is -1. Allowed: 0 to 100.",
    ],
    [
      () => <Progress label="Depth" value={Number.NaN} />,
      () => <Progress label="Depth" value={0} />,
      "Progress: value is NaN. Allowed: 0 to 100.",
    ],
    [() => <Rating rating={6} />, () => <Rating rating={5} />, "Rating: rating is 6. Allowed: 0 to 5."],
    [() => <Rating rating={-2} />, () => <Rating rating={0} />, "Rating: rating is -2. Allowed: 0 to 5."],
    [
      () => <ReviewCard {...review} rating={7} />,
      () => <ReviewCard {...review} rating={5} />,
      "Rating: rating is 7. Allowed: 0 to 5.",
    ],
    [
      () => <Pagination pages={5} current={6} href={String} />,
      () => <Pagination pages={5} current={5} href={String} />,
      "Pagination: current is 6. Allowed: 1 to 5.",
    ],
  ])("%#", (given, nearest, message) => {
    const said = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(renderToStaticMarkup(given())).toBe(renderToStaticMarkup(nearest()));
    expect(said.mock.calls).toEqual([[message]]);
    vi.stubEnv("NODE_ENV", "production");
    expect(renderToStaticMarkup(given())).toBe(renderToStaticMarkup(nearest()));
    expect(said).toHaveBeenCalledOnce();
  });
});

describe("a production build uses the default for a value outside its set", () => {
  test.each([
    [
      () => (
        // @ts-expect-error
        <Button variant="filled" color="purple" size="xl">
          Go
        </Button>
      ),
      () => (
        <Button variant="contained" color="primary" size="md">
          Go
        </Button>
      ),
    ],
    [
      () => (
        // @ts-expect-error
        <Badge variant="outline" color="purple">
          Wet
        </Badge>
      ),
      () => (
        <Badge variant="fill" color="success">
          Wet
        </Badge>
      ),
    ],
    // @ts-expect-error
    [() => <Avatar alt="" size="huge" />, () => <Avatar alt="" size="md" />],
    [
      () => (
        // @ts-expect-error
        <Alert color="purple" fontWeight="heavy">
          Wet
        </Alert>
      ),
      () => (
        <Alert color="success" fontWeight="normal">
          Wet
        </Alert>
      ),
    ],
    [
      // @ts-expect-error
      () => <Progress label="Depth" value={50} color="purple" variant="striped" />,
      () => <Progress label="Depth" value={50} color="success" variant="contained" />,
    ],
    [
      // @ts-expect-error
      () => <CounterCard count={7} title="Rigs" color="purple" size="xl" divider="both" />,
      () => <CounterCard count={7} title="Rigs" color="dark" size="md" />,
    ],
    // @ts-expect-error
    [() => <BlogCard title="" variant="3d" />, () => <BlogCard title="" variant="plain" />],
    // @ts-expect-error
    [() => <PricingCard {...plan} color="purple" />, () => <PricingCard {...plan} />],
    [
      // @ts-expect-error
      () => <PricingCard {...plan} color="purple" colored />,
      () => <PricingCard {...plan} color="dark" colored />,
    ],
    [
      // @ts-expect-error
      () => <Modal {...question} notification={{ icon: "mail", color: "purple" }} />,
      () => <Modal {...question} notification={{ icon: "mail", color: "dark" }} />,
    ],
    // @ts-expect-error
    [() => <ReviewCard {...review} color="purple" />, () => <ReviewCard {...review} color="dark" />],
    [
      // @ts-expect-error
      () => <Pagination pages={5} current={2} href={String} size="xs" color="purple" />,
      () => <Pagination pages={5} current={2} href={String} size="md" color="dark" />,
    ],
    [
      // @ts-expect-error
      () => <Field id="name" label="Name" variant="filled" />,
      () => <Field id="name" label="Name" variant="outlined" />,
    ],
    [
      // @ts-expect-error
      () => <Toast title="Sent" closeHandler={close} color="purple" />,
      () => <Toast title="Sent" closeHandler={close} color="success" />,
    ],
  ])("%#", (given, fallback) => {
    vi.stubEnv("NODE_ENV", "production");
    expect(renderToStaticMarkup(given())).toBe(renderToStaticMarkup(fallback()));
  });

  test("a network without an icon is shown by its name", () => {
    vi.stubEnv("NODE_ENV", "production");
    // @ts-expect-error
    expect(renderToStaticMarkup(<SocialButton network="myspace" />)).toContain("myspace");
  });
});

test("a colored pricing card without a colour is dark with white text", () => {
  expect(renderToStaticMarkup(<PricingCard {...plan} colored />)).toBe(
    renderToStaticMarkup(<PricingCard {...plan} colored color="dark" />),
  );
});

test.each(colors)("pricing and review cards accept the colour %s", (color) => {
  const pricing = rendered(<PricingCard {...plan} color={color} />);
  expect(pricing.querySelector(`[class*=_${color}_]`)).not.toBeNull();
  const reviewed = rendered(<ReviewCard {...review} color={color} />);
  expect(reviewed.querySelector(`[class*=_${color}_]`)).not.toBeNull();
});

function close() {}
