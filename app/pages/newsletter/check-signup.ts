// Checks the address in signup forms on pages without React, before the browser posts it.
import { parseSignupEmail } from "../../../contract/typed-entries.ts";

document.addEventListener("submit", (event) => {
  const form = event.target;
  const template = form instanceof Element && form.querySelector<HTMLTemplateElement>("template[data-error]");
  const field = template && form.querySelector<HTMLInputElement>("[name=emailaddress]");
  const entry = field && parseSignupEmail(field.value);
  if (!entry || entry.ok || event.defaultPrevented) return;
  event.preventDefault();
  if (!field.matches("[aria-invalid]")) field.parentElement?.append(template.content.cloneNode(true));
  const error = document.getElementById(`${field.id}-error`);
  if (error) error.textContent = field.value.trim() === "" ? (template.dataset.error ?? "") : entry.problem;
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", `${field.id}-hint ${field.id}-error`);
  field.focus();
});
