"use client";

import { once } from "../behaviours/once.ts";

export const AnswerForm = once("answer-form", answerForms);

/** Replaces the text of a form's note with the note's `data-answer` attribute when the form is submitted. */
function answerForms() {
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    const note = form instanceof Element && form.querySelector<HTMLElement>("[data-answer]");
    if (!note) return;
    // Lets other handlers run first, because they may cancel the submission.
    await new Promise((done) => setTimeout(done));
    if (event.defaultPrevented) return;
    // Empties the note first, because screen readers announce text again only if it has changed.
    note.textContent = "";
    await new Promise((done) => setTimeout(done, 100));
    note.textContent = note.dataset.answer ?? "";
  });
}
