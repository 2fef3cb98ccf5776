// Checks the address in signup forms on pages without React, before the browser posts it.
import { parseSignupEmail } from "../../../contract/typed-entries.ts";

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches("[data-checked-by]")) return;
  const field = form.querySelector<HTMLInputElement>("[name=emailaddress]");
  const template = form.querySelector<HTMLTemplateElement>("template[data-error]");
  const entry = field && parseSignupEmail(field.value);
  if (!template || !entry || entry.ok) return;
  event.preventDefault();
  if (!field.matches("[aria-invalid]")) field.parentElement?.append(template.content.cloneNode(true));
  const error = document.getElementById(`${field.id}-error`);
  if (error) error.textContent = field.value.trim() === "" ? (template.dataset.error ?? "") : entry.problem;
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", `${field.id}-hint ${field.id}-error`);
  field.focus();
});
