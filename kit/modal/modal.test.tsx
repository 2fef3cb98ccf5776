// R-WIDGET-3
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Modal, type ModalProps } from "./modal.tsx";

const shown = (more: Partial<ModalProps>) =>
  renderToStaticMarkup(
    <Modal trigger={{ label: "Stop" }} title="Stop the rig?" {...more}>
      It is raining.
    </Modal>,
  );

test("the dialog is named by its title and described by its body", () => {
  const html = shown({ id: "stop" });
  expect(html).toMatch(/<dialog[^>]* aria-labelledby="stop-title"[^>]* aria-describedby="stop-body"/);
  expect(html).toMatch(/<h2 id="stop-title"[^>]*>Stop the rig\?/);
  expect(html).toMatch(/<div id="stop-body"[^>]*>It is raining\./);
});

test("a body may be excluded from the description", () => {
  expect(shown({ describe: false })).not.toMatch(/aria-describedby|-body"/);
});

test.each([{ open: true }, { defaultOpen: true }])("with %j the dialog is closed in the HTML", (given) => {
  expect(shown({ id: "stop", ...given })).toBe(shown({ id: "stop" }));
});
