// R-DEV-8
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { pageMarkdown } from "./page-markdown.ts";

const page = (main: string) =>
  `<!doctype html><html><body><nav>Menu</nav><main id="main">${main}</main><footer>End</footer></body></html>`;
const markdown = (main: string) => pageMarkdown(parseHTML(page(main)).document, "/sections/elements/buttons");

test("only the page's main element is converted", () => {
  expect(markdown("<h1>Buttons</h1><p>Three of <b>them</b>.</p>")).toBe("# Buttons\n\nThree of **them**.\n");
});

test("controls, hidden text and drawings are left out", () => {
  const chrome =
    '<nav>Way</nav><button>Copy</button><dialog>Search</dialog><p role="status">0 found</p><svg><text>Axe</text></svg><p class="needs-script">Dark</p><div inert>Small</div><script>run()</script><style>a{}</style>';
  expect(markdown(`${chrome}<p>Read.</p>`)).toBe("Read.\n");
});

test("an example keeps its heading, note and file; its preview, tabs and HTML are left out", () => {
  const example = `<section id="sizes"><header><h2><a href="#sizes">Sizes</a></h2><p>Three.</p></header>
<div data-frame="true"><div role="tablist"><a href="#sizes-code">Code</a></div><div id="sizes-preview"><b>Drill</b></div>
<div id="sizes-code"><section><pre><code><span class="line"><i class="keyword">const</i> a = &lt;B /&gt;;
</span><span class="line">  b();
</span></code></pre></section></div><div id="sizes-html"><pre><code>&lt;b&gt;</code></pre></div></div></section>`;
  expect(markdown(example)).toBe("## Sizes\n\nThree.\n\n```tsx\nconst a = <B />;\n  b();\n```\n");
});

test("an example without its file is an error", () => {
  expect(() => markdown("<div data-frame><p>Drill</p></div>")).toThrow("no Code panel");
});

test("a block of code keeps its label and its language", () => {
  const block =
    '<figure data-language="css"><figcaption>a.css</figcaption><pre><code>a { }</code></pre></figure>';
  expect(markdown(block)).toBe("a.css\n\n```css\na { }\n```\n");
});

test("tables become Markdown tables", () => {
  const table =
    "<table><tr><th>Token</th><th>Value</th></tr><tr><td><code>--a</code></td><td>x|y</td></tr></table>";
  expect(markdown(table)).toBe("| Token | Value |\n| - | - |\n| `--a` | x\\|y |\n");
});

test("each entry of a list is on one line, with its keys, options, link or command", () => {
  const keys = "<dl><div><dt><kbd>Enter</kbd><kbd>Space</kbd></dt><dd>presses</dd></div></dl>";
  expect(markdown(keys)).toBe("- `Enter` `Space`: presses\n");
  const options = "<dl><div><dt>size</dt><dd>sm<div inert>B</div></dd><dd>md</dd><dd>lg</dd></div></dl>";
  expect(markdown(options)).toBe("- size: sm, md, lg\n");
  const entry = '<ul><li><h3><a href="/a">Buttons</a></h3><p>Sizes</p></li></ul>';
  expect(markdown(entry)).toBe("- [Buttons](/a): Sizes\n");
  expect(markdown('<ul><li><a href="/r/a.json">a</a><code>npx a</code></li></ul>')).toBe(
    "- [a](/r/a.json): `npx a`\n",
  );
});

test("a link to an anchor gets the page's address, and the table of contents is left out", () => {
  expect(markdown('<p>See <a href="#sizes">sizes</a>.</p>')).toBe(
    "See [sizes](/sections/elements/buttons#sizes).\n",
  );
  const contents = '<aside><ol><li><a href="#a" data-contents-of="a">A</a></li></ol><p>Keys</p></aside>';
  expect(markdown(contents)).toBe("Keys\n");
});
