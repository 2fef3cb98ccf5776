"use client";

import { once } from "../behaviours/once.ts";

export const AnswerForm = once("answer-form", answerForms);

/** Shows the answer when a form that sends nothing is submitted. */
function answerForms() {
  document.addEventListener("submit", ({ target }) => {
    const note = target instanceof Element && target.querySelector<HTMLElement>("[data-answer]");
    if (!note) return;
    // Empties the note first, because screen readers announce the same text again only after a change.
    note.textContent = "";
    setTimeout(() => {
      note.textContent = note.dataset.answer ?? "";
    }, 100);
  });
}
