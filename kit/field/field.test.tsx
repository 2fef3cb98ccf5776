// R-KIT-14, R-WIDGET-11
import { describe, expect, it } from "vitest";
import { Icon } from "../icon/icon.tsx";
import { rendered, textsOf } from "../rendered.ts";
import { SearchSelect } from "../search-select/search-select.tsx";
import { Toast } from "../toast/toast.tsx";
import { Field, MessageField } from "./field.tsx";
import { PasswordField } from "./password-field.tsx";

describe("an icon", () => {
  const icons = [
    <Icon key="drawn" name="mail" />,
    <img key="picture" src="/mail.png" alt="" loading="lazy" />,
    "✉",
  ];

  it.each(icons)(
    "%#: an icon of a field, message field or toast may be any node, and is hidden from screen readers",
    (icon) => {
      const drawn = rendered(icon).innerHTML;
      for (const element of [
        <Field key="field" label="Send it to" icon={icon} />,
        <MessageField key="box" label="Say" icon={icon} />,
        <Toast key="toast" title="Sent" icon={icon} closeHandler={() => {}} />,
      ]) {
        expect(rendered(element).querySelector("span[class][aria-hidden=true]")?.innerHTML).toBe(drawn);
      }
    },
  );

  it("is absent from a field by default, and on a toast is that of its colour", () => {
    expect(rendered(<Field label="Name" />).querySelector("[aria-hidden]")).toBeNull();
    expect(rendered(<MessageField label="Say" />).querySelector("[aria-hidden]")).toBeNull();
    const sign = rendered(<Icon name="success" />).innerHTML;
    expect(rendered(<Toast title="Sent" closeHandler={() => {}} />).innerHTML).toContain(sign);
  });
});

it("a field says that it is optional only if `optional` is set", () => {
  expect(rendered(<Field label="Name" />).textContent).toBe("Name");
  expect(textsOf(rendered(<Field label="Name" />), "p")).toEqual([]);
  expect(rendered(<MessageField label="Project Details" />).textContent).toBe("Project Details");
  expect(rendered(<Field label="Name" optional />).textContent).toBe("Name (optional)");
  expect(rendered(<MessageField label="Project Details" optional />).textContent).toBe(
    "Project Details (optional)",
  );
});

it("a message field has four rows by default", () => {
  expect(rendered(<MessageField label="Your message" />).querySelector('textarea[rows="4"]')).not.toBeNull();
  expect(
    rendered(<MessageField label="Your message" rows={6} />).querySelector('textarea[rows="6"]'),
  ).not.toBeNull();
});

it("a field is described by its own notes and by the developer's `aria-describedby`", () => {
  const input = (field: React.ReactElement) => rendered(field).querySelector("input");
  const noted = input(<Field id="a" label="A" hint="B" error="C" success="D" aria-describedby="table" />);
  expect(noted?.getAttribute("aria-describedby")).toBe("a-hint a-error a-success table");
  expect(noted?.getAttribute("aria-invalid")).toBe("true");
  const theirs = input(<Field label="Depth" aria-invalid aria-describedby="table" />);
  expect(theirs?.getAttribute("aria-describedby")).toBe("table");
  expect(theirs?.getAttribute("aria-invalid")).toBe("true");
});

it("a field names its button after its label, also if that is an element; a password is not checked for spelling", () => {
  const password = rendered(<PasswordField id="key" label={<em>Password</em>} />);
  const named = password.querySelector("button")?.getAttribute("aria-labelledby")?.split(" ") ?? [];
  // Once the password is shown, the field has another type, for which browsers would do both.
  expect(password.innerHTML).toMatch(/<input spellcheck="false" autocapitalize="none"/i);
  expect(named.map((id) => password.querySelector(`#${id}`)?.textContent)).toEqual(["Show", "Password"]);
  expect(textsOf(rendered(<SearchSelect label={<em>Stone</em>} options={[]} />), "label > em")).toEqual([
    "Stone",
  ]);
});
