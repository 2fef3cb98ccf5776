import apis from "virtual:kit-apis";
import { faGithub } from "@fortawesome/free-brands-svg-icons/faGithub";
import { type ComponentType, createElement, type ReactElement } from "react";
import { Avatar } from "../../kit/avatar/avatar.tsx";
import { Button } from "../../kit/button/button.tsx";
import { Dropdown } from "../../kit/dropdown/dropdown.tsx";
import { Menu } from "../../kit/menu/menu.tsx";
import { Modal } from "../../kit/modal/modal.tsx";
import { Popover } from "../../kit/popover/popover.tsx";
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
 * Further cases, which no API describes: undocumented components, components that render a different root
 * element, and inner elements that accept props.
 */
const otherUses: Readonly<Record<string, Shown>> = {
  "Avatar, a portrait": (given) => <Avatar {...given} alt="Mira" image="/mira.svg" />,
  BrandMark: (given) => <BrandMark {...given} icon={faGithub} />,
  "Button, a link": (given) => (
    <Button {...given} href="/rigs">
      Drill
    </Button>
  ),
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
  ...otherUses,
};

/** Returns the required props with their simplest valid values, as the anatomy on the component's page shows them. */
function leastOf({ props, takesChildren }: PartApi): Record<string, unknown> {
  const asked = props.filter(({ required, least }) => required && least !== undefined);
  const least = asked.map(({ name, least }) => [name, new Function(`return ${least}`)()]);
  return { ...(takesChildren && { children: "Granite" }), ...Object.fromEntries(least) };
}
