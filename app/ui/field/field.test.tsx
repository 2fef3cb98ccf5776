import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Icon } from "../icon/icon.tsx";
import { Toast } from "../toast/toast.tsx";
import { Field, MessageField } from "./field.tsx";

describe("an icon", () => {
  const icons = [
    <Icon key="drawn" name="mail" />,
    <img key="picture" src="/mail.png" alt="" loading="lazy" />,
    "✉",
  ];

  it.each(icons)("%# of an input, a message box or a toast is any node, and never speaks", (icon) => {
    const drawn = renderToStaticMarkup(icon);
    for (const element of [
      <Field key="field" label="Send it to" icon={icon} />,
      <MessageField key="box" label="Say" icon={icon} />,
      <Toast key="toast" title="Sent" icon={icon} closeHandler={() => {}} />,
    ]) {
      expect(renderToStaticMarkup(element)).toMatch(
        new RegExp(`<span class="[^"]*" aria-hidden="true">${RegExp.escape(drawn)}</span>`),
      );
    }
  });

  it("is none on a field, and the sign of the colour on a toast", () => {
    expect(renderToStaticMarkup(<Field label="Name" />)).not.toContain("aria-hidden");
    expect(renderToStaticMarkup(<MessageField label="Say" />)).not.toContain("aria-hidden");
    const sign = renderToStaticMarkup(<Icon name="success" />);
    expect(renderToStaticMarkup(<Toast title="Sent" closeHandler={() => {}} />)).toContain(sign);
  });
});

it("says that it is optional where it is told to, and nowhere else", () => {
  expect(textOf(<Field label="Name" />)).toBe("Name");
  expect(textOf(<MessageField label="Project Details" />)).toBe("Project Details");
  expect(textOf(<Field label="Name" optional />)).toBe("Name (optional)");
  expect(textOf(<MessageField label="Project Details" optional />)).toBe("Project Details (optional)");
});

it("for a message has four rows, unless it is given others", () => {
  expect(renderToStaticMarkup(<MessageField label="Your message" />)).toContain('rows="4"');
  expect(renderToStaticMarkup(<MessageField label="Your message" rows={6} />)).toContain('rows="6"');
});

it("is read with its own notes and with what the developer names", () => {
  const html = renderToStaticMarkup(
    <Field id="depth" label="Depth" hint="In metres." error="Too deep." aria-describedby="table" />,
  );
  expect(html).toContain('aria-describedby="depth-hint depth-error table"');
  expect(html).toContain('aria-invalid="true"');
  expect(renderToStaticMarkup(<Field label="Depth" aria-invalid aria-describedby="table" />)).toMatch(
    /<input(?=[^>]* aria-describedby="table")(?=[^>]* aria-invalid="true")/,
  );
});

it("takes elements as its words", () => {
  const words = <em>metres</em>;
  const html = renderToStaticMarkup(<Field label={words} hint={words} error={words} success={words} />);
  expect(html.match(/<em>metres<\/em>/g)).toHaveLength(4);
});

function textOf(element: React.ReactElement): string {
  return renderToStaticMarkup(element).replaceAll(/<[^>]+>/g, "");
}
