import type { SyntheticEvent } from "react";

/**
 * Splits the props of a select in two. Handlers of user events go to an element around the select, because a search box
 * may replace the select. The `target` of their events is still the select, which has the name and the value. All other
 * props stay on the select.
 */
export function eventsAround(properties: object) {
  const around: Record<string, (event: SyntheticEvent<HTMLElement>) => void> = {};
  const select: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(properties)) {
    if (!/^on(?!Change|Input|Invalid)/.test(name)) select[name] = given;
    else
      around[name] = (event) => {
        if (typeof given === "function" && !staysInside(event)) given(ofSelect(event));
      };
  }
  return { around, select };
}

export function propertiesOf(properties: object, names: RegExp): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => names.test(name)));
}

/** Whether the focus moves between two controls inside the element. */
function staysInside({ type, nativeEvent, currentTarget }: SyntheticEvent<HTMLElement>) {
  if (type !== "focus" && type !== "blur") return false;
  const { relatedTarget } = nativeEvent as FocusEvent;
  return relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
}

function ofSelect(event: SyntheticEvent<HTMLElement>): SyntheticEvent {
  const select = event.currentTarget.querySelector("select");
  return Object.assign(Object.create(event), { target: select, currentTarget: select });
}
