import createDOMPurify from "dompurify";

/** Sanitizes markup: removes scripts, styles, and references to other origins. */
export function safeMarkup(markup: string, { defaultView, baseURI }: Document): DocumentFragment {
  const purify = createDOMPurify(defaultView ?? undefined);
  purify.addHook("uponSanitizeAttribute", (_element, attribute) => {
    const { attrName, attrValue } = attribute;
    if (addressed.has(attrName)) attribute.keepAttr = addressesIn(attrName, attrValue).every(isOurs);
    if (painted.has(attrName) && leadsElsewhere.test(attrValue)) attribute.keepAttr = false;
  });
  return purify.sanitize(markup, {
    RETURN_DOM_FRAGMENT: true,
    FORBID_TAGS: ["style"],
    FORBID_ATTR: ["style"],
    // Attributes that open the kit's dialogs and popovers without scripts.
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

/** SVG attributes with CSS values, which can contain `url(…)` in any escaped form. */
const painted = new Set([
  "clip-path",
  "cursor",
  "fill",
  "filter",
  "marker",
  "marker-end",
  "marker-mid",
  "marker-start",
  "mask",
  "stroke",
]);

/**
 * Matches values that may refer to another origin: those with a colon, a backslash, or two slashes, even with line
 * breaks and tabs between them.
 */
const leadsElsewhere = /[:\\]|\/[\t\n\r]*\//;

function addressesIn(attribute: string, value: string): string[] {
  if (attribute !== "srcset") return [value];
  return value.split(",").map((candidate) => candidate.trim().split(/\s/)[0] ?? "");
}
