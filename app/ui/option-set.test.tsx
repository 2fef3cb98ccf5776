import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Alert } from "./alert.tsx";
import { Avatar } from "./avatar.tsx";
import { Badge } from "./badge.tsx";
import { BlogCard } from "./blog-card.tsx";
import { Button } from "./button.tsx";
import { ButtonGroup } from "./button-group.tsx";
import { CounterCard } from "./counter-card.tsx";
import { Field } from "./field.tsx";
import { Footer } from "./footer.tsx";
import { Ground } from "./ground.tsx";
import { LogoStrip } from "./logo-strip.tsx";
import { Pagination } from "./pagination.tsx";
import { Progress } from "./progress.tsx";
import { Rating } from "./rating.tsx";
import { SocialButton } from "./social-button.tsx";

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("a property outside its set stops development and says what is allowed", () => {
  // TypeScript refuses each of these, as the comment above it proves; JavaScript and data from elsewhere do not.
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
    [() => <Progress label="Depth" value={101} />, "Progress: value is 101. Allowed: 0 to 100."],
    [() => <Progress label="Depth" value={Number.NaN} />, "Progress: value is NaN. Allowed: 0 to 100."],
    [() => <Rating rating={5.5} />, "Rating: rating is 5.5. Allowed: 0 to 5."],
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
      () => <Ground layer="magma" picture="/samples/layer-bedrock-wide.svg" />,
      'Ground: layer is "magma". Allowed: "interface", "delivery", "platform", "network", "bedrock".',
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
      () => <Footer brand={{ name: "Stackhouse", route: "/" }} variant="wide" />,
      'Footer: variant is "wide". Allowed: "detailed", "default", "centered".',
    ],
    [
      // @ts-expect-error
      () => <Pagination pages={5} current={2} route={String} size="xs" />,
      'Pagination: size is "xs". Allowed: "sm", "md", "lg".',
    ],
    [() => <Pagination pages={5} current={6} route={String} />, "Pagination: current is 6. Allowed: 1 to 5."],
  ])("%#", (element, message) => {
    expect(() => renderToStaticMarkup(element())).toThrow(message);
  });

  // @ts-expect-error
  test.each([() => <Alert color="purple">Wet</Alert>, () => <Badge color="purple">Wet</Badge>])(
    "colours %#",
    (element) => {
      expect(() => renderToStaticMarkup(element())).toThrow(
        'color is "purple". Allowed: "primary", "secondary", "info", "success", "warning", "danger", "error", "light", "dark"',
      );
    },
  );

  test("networks and card looks too", () => {
    // @ts-expect-error
    expect(() => renderToStaticMarkup(<SocialButton network="myspace" />)).toThrow('network is "myspace"');
    // @ts-expect-error
    expect(() => renderToStaticMarkup(<BlogCard title="" route="/" variant="3d" />)).toThrow(
      'variant is "3d"',
    );
  });
});

test("a visitor of a production build never sees such an error", () => {
  vi.stubEnv("NODE_ENV", "production");
  // @ts-expect-error
  expect(renderToStaticMarkup(<Badge variant="outline">New</Badge>)).toContain("New");
  expect(renderToStaticMarkup(<Progress label="Depth" value={120} />)).toContain("120");
});
