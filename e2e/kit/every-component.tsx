import apis from "virtual:kit-apis";
import { faGithub } from "@fortawesome/free-brands-svg-icons/faGithub";
import { type ComponentType, createElement, type ReactElement } from "react";
import { Avatar } from "../../kit/avatar/avatar.tsx";
import { Button } from "../../kit/button/button.tsx";
import { Slider } from "../../kit/slider/slider.tsx";
import { BrandMark } from "../../kit/social/brand-mark.tsx";
import { SocialButton } from "../../kit/social/social-button.tsx";
import type { PartApi } from "../../showcase/components/component-api.ts";

/** Native attributes that every component accepts. */
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

type Shown = (given: GivenProperties) => ReactElement;

const files = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["../../kit/*/*.tsx", "!../../kit/*/*.test.tsx"],
  { eager: true },
);

/**
 * Further cases, which no API describes: undocumented components, and components that render a different root element.
 */
const otherUses: Readonly<Record<string, Shown>> = {
  "Avatar, a portrait": (given) => <Avatar {...given} alt="Mira" image="/mira.svg" />,
  BrandMark: (given) => <BrandMark {...given} icon={faGithub} />,
  "Button, a link": (given) => (
    <Button {...given} href="/rigs">
      Drill
    </Button>
  ),
  "Slider, two handles": (given) => <Slider {...given} label="Price" defaultValues={[30, 80]} />,
  "SocialButton, a link": (given) => <SocialButton {...given} network="github" href="https://github.com" />,
};

/** Each documented component with its API and the simplest valid values of its required props. */
export const everyPart = Object.entries(apis).flatMap(([path, { parts, types }]) =>
  parts.map((part) => ({
    ...part,
    types,
    least: leastOf(part),
    component: files[`../../${path}`]?.[part.name] as ComponentType<object>,
  })),
);

export type Part = (typeof everyPart)[number];

/** Components with a button of their own, and with another element in its place, which may get the given attributes. */
const inPlace = everyPart.flatMap(({ name, component, least, props }): [string, Shown][] => {
  const use = (more: object) => createElement(component, { ...least, ...more });
  const trigger = props.find((prop) => prop.name === "trigger");
  const label = trigger?.type.includes("label") && { label: "Drill" };
  const place = (given: object) => use(trigger ? { trigger: { ...label, ...given } } : given);
  const own = { ref() {}, onKeyDown() {}, className: "its-class" };
  const element = (given: object) => createElement("button", { type: "button", ...given });
  if (!trigger && !props.some((prop) => prop.name === "render")) return [];
  return [
    [`${name}, its button`, place],
    [`${name}, with an element in its place`, (given) => place({ ...given, render: element(own) })],
    [`${name}, the element in its place`, (given) => place({ ...own, render: element(given) })],
  ];
});

/** Renders each component with its required props and the given native attributes. */
export const everyComponent: Readonly<Record<string, Shown>> = {
  ...Object.fromEntries<Shown>(
    everyPart
      .filter(({ native }) => native.length > 0)
      .map(({ name, component, least }) => [
        name,
        (given) => createElement(component, { ...least, ...given }),
      ]),
  ),
  ...Object.fromEntries(inPlace),
  ...otherUses,
};

/** Returns the required props with their simplest valid values, as the anatomy on the component's page shows them. */
function leastOf({ props, takesChildren }: PartApi): Record<string, unknown> {
  const asked = props.filter(({ required, least }) => required && least !== undefined);
  const least = asked.map(({ name, least }) => [name, new Function(`return ${least}`)()]);
  return { ...(takesChildren && { children: "Granite" }), ...Object.fromEntries(least) };
}
