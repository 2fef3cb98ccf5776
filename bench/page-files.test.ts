import { describe, expect, test } from "vitest";
import { filesOfPage, filesOfStylesheet } from "./page-files.ts";

const page = `<html><head>
<link rel="preload" href="/assets/text.woff2" as="font"/>
<link rel="icon" href="/favicon.svg"/>
<link rel="stylesheet" href="/assets/root.css"/>
<link rel="stylesheet" href="/assets/button.css#"/>
<link rel="modulepreload" href="/assets/form.js"/>
<script type="application/ld+json">{"@type":"Organization"}</script>
<script>theme()</script><style>p{color:red}</style></head><body>
<picture>
  <source media="(width &lt;= 35em)" srcSet="/assets/phone.svg"/>
  <source media="(width &lt; 62em)" srcSet="/assets/tablet.svg"/>
  <source media="(width &gt; 90em)" srcSet="/assets/widest.svg"/>
  <img src="/assets/wide.svg" alt=""/>
</picture>
<img src="/assets/disc.svg" alt="" loading="lazy"/><img src="/assets/disc.svg" alt="" loading="lazy"/>
<script type="module" src="/assets/form.js"></script>
<script type="module">menus()</script>
</body></html>`;

describe("the files of a page", () => {
  test("are its stylesheets, scripts and icons, each once", () => {
    expect(filesOfPage(page, 1440)).toMatchObject({
      inlineStyles: ["p{color:red}"],
      stylesheets: ["/assets/root.css", "/assets/button.css"],
      scripts: ["/assets/form.js"],
      inlineScripts: ["theme()", "menus()"],
      icons: ["/favicon.svg"],
    });
  });

  test.each([
    [390, "phone"],
    [560, "phone"],
    [561, "tablet"],
    [991, "tablet"],
    [992, "wide"],
    [1440, "wide"],
    [1441, "widest"],
  ])("hold at %i px the picture that a browser chooses: %s", (width, name) => {
    expect(filesOfPage(page, width).pictures).toEqual([`/assets/${name}.svg`]);
  });

  test("keep pictures apart that wait until they come near", () => {
    expect(filesOfPage(page, 390).laterPictures).toEqual(["/assets/disc.svg"]);
  });

  test("can't be told where a condition is not understood", () => {
    const odd = page.replace("(width &lt;= 35em)", "(orientation: portrait)");
    expect(() => filesOfPage(odd, 390)).toThrow("(orientation: portrait)");
  });
});

test("the files of a stylesheet are found with and without quotes, each once", () => {
  const css = `@font-face{src:url(/a.woff2)}.b{background:url("/b.svg")}.c{mask:url('/b.svg')}`;
  expect(filesOfStylesheet(css)).toEqual(["/a.woff2", "/b.svg"]);
});
