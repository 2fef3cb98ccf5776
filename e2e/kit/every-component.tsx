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
import type { ComponentApi, PartApi } from "../../showcase/components/component-api.ts";

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
const apis = import.meta.glob<ComponentApi>("../../kit/*/*.api.json", { eager: true, import: "default" });

/**
 * Further cases, which no `*.api.json` describes: undocumented components, components that render a different root
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

/** Renders each component with its required props and the given native attributes. */
export const everyComponent: Readonly<Record<string, Shown>> = {
  ...Object.fromEntries(
    Object.entries(apis).flatMap(([path, { parts }]) =>
      parts
        .filter(({ native }) => native.length > 0)
        .map((part) => [part.name, shownBy(part, files[path.replace(".api.json", ".tsx")]?.[part.name])]),
    ),
  ),
  ...otherUses,
};

function shownBy(part: PartApi, component: unknown): Shown {
  const asked = part.props.filter(({ required, least }) => required && least !== undefined);
  // The simplest valid value of each required prop, as shown in the anatomy section of the component's page.
  const least = Object.fromEntries(asked.map(({ name, least }) => [name, new Function(`return ${least}`)()]));
  const props = { ...(part.takesChildren && { children: "Granite" }), ...least };
  return (given) => createElement(component as ComponentType<object>, { ...props, ...given });
}
