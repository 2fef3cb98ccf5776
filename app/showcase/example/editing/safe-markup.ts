import createDOMPurify from "dompurify";

/** What of a markup may be shown in the page: no script, no style, and nothing that asks another origin. */
export function safeMarkup(markup: string, { defaultView, baseURI }: Document): DocumentFragment {
  const purify = createDOMPurify(defaultView ?? undefined);
  purify.addHook("uponSanitizeAttribute", (_element, attribute) => {
    const { attrName, attrValue } = attribute;
    if (addressed.has(attrName)) attribute.keepAttr = addressesIn(attrName, attrValue).every(isOurs);
  });
  return purify.sanitize(markup, {
    RETURN_DOM_FRAGMENT: true,
    FORBID_TAGS: ["style"],
    FORBID_ATTR: ["style"],
    // What the kit's buttons, dialogs and popovers are opened by, without any script.
    ADD_ATTR: [
      "command",
      "commandfor",
      "closedby",
      "popover",
      "popovertarget",
      "popovertargetaction",
      "inert",
    ],
  });

  function isOurs(address: string): boolean {
    return URL.canParse(address, baseURI) && new URL(address, baseURI).origin === new URL(baseURI).origin;
  }
}

const addressed = new Set([
  "action",
  "background",
  "formaction",
  "href",
  "poster",
  "src",
  "srcset",
  "xlink:href",
]);

function addressesIn(attribute: string, value: string): string[] {
  if (attribute !== "srcset") return [value];
  return value.split(",").map((candidate) => candidate.trim().split(/\s/)[0] ?? "");
}
