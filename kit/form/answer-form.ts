"use client";

import { once } from "../behaviours/once.ts";

export const AnswerForm = once("answer-form", answerForms);

/** Replaces the text of a form's note with the note's `data-answer` attribute when the form is submitted. */
function answerForms() {
  document.addEventListener("submit", ({ target }) => {
    const note = target instanceof Element && target.querySelector<HTMLElement>("[data-answer]");
    if (!note) return;
    // Empties the note first, because screen readers announce text again only if it has changed.
    note.textContent = "";
    setTimeout(() => {
      note.textContent = note.dataset.answer ?? "";
    }, 100);
  });
}
