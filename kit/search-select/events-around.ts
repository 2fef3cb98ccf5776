import type { SyntheticEvent } from "react";

/**
 * A select's properties in two parts. What the visitor does is heard around it, for another control may take its place,
 * and is told as of the select, which has the name and the value; what the select tells itself stays with it.
 */
export function eventsAround(properties: object) {
  const around: Record<string, (event: SyntheticEvent<HTMLElement>) => void> = {};
  for (const [name, handler] of Object.entries(propertiesOf(properties, ofVisitor))) {
    around[name] = (event) => {
      if (typeof handler === "function" && !staysInside(event)) handler(ofSelect(event));
    };
  }
  return { around, select: propertiesOf(properties, ofSelectItself) };
}

export function propertiesOf(properties: object, names: RegExp): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => names.test(name)));
}

const ofVisitor = /^on(?!Change|Input|Invalid)/;
const ofSelectItself = /^(?!on)|^on(Change|Input|Invalid)/;

/** The focus goes from one control inside to another. */
function staysInside({ type, nativeEvent, currentTarget }: SyntheticEvent<HTMLElement>) {
  if (type !== "focus" && type !== "blur") return false;
  const { relatedTarget } = nativeEvent as FocusEvent;
  return relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
}

function ofSelect(event: SyntheticEvent<HTMLElement>): SyntheticEvent {
  const select = event.currentTarget.querySelector("select");
  return Object.assign(Object.create(event), { target: select, currentTarget: select });
}
