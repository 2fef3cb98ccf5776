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

test("a long body is none", () => {
  expect(shown({ describe: false })).not.toMatch(/aria-describedby|-body"/);
});

test("its button opens the dialog by its id, a developer's too", () => {
  expect(shown({ id: "stop" })).toMatch(/<button[^>]* command="show-modal" commandfor="stop"/);
});

test.each([{ open: true }, { defaultOpen: true }])("given %j, it opens in the browser alone", (given) => {
  expect(shown({ id: "stop", ...given })).toBe(shown({ id: "stop" }));
});
