"use client";

import { once } from "../behaviours/once.ts";

/** The answer of a form that sends nothing. Shows nothing; rendered, it brings its script along, also where only a server renders React. */
export function AnswerForm(): null {
  return null;
}

once("answer-form", answerForms);

/** A form that sends nothing says so. */
function answerForms() {
  document.addEventListener("submit", ({ target }) => {
    const note = target instanceof Element && target.querySelector<HTMLElement>("[data-answer]");
    if (!note) return;
    // Emptied first: the same words a second time are news only then.
    note.textContent = "";
    setTimeout(() => {
      note.textContent = note.dataset.answer ?? "";
    }, 100);
  });
}
