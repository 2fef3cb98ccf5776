import { proofField } from "../../../contract/proof-forms.ts";

/**
 * From the first focus in a form that says so (`askForProof`), where the server wants a proof of work: a worker solves
 * what the server gives out, and the form brings the solution along, once. A form that is sent sooner goes without.
 */
export function proveWork() {
  let busy = false;
  let proof: { form: HTMLFormElement; text: string; until: number } | null = null;
  const at = (form: HTMLFormElement) =>
    proof !== null && proof.form === form && Date.now() < proof.until ? proof.text : null;

  document.addEventListener("focusin", async ({ target }) => {
    const form = provenForm(target);
    if (!form || busy || at(form)) return;
    busy = true;
    const answer = await fetch(`/api/proof-of-work?form=${form.dataset.proof}`).catch(() => null);
    // Most sites ask for none: this page does not ask again.
    if (answer?.status !== 200) return;
    const until = Date.now() + life;
    const worker = new Worker(form.dataset.solver ?? "", { type: "module" });
    worker.onmessage = ({ data: text }: MessageEvent<string>) => {
      proof = { form, text, until };
      busy = false;
      worker.terminate();
    };
    worker.postMessage(await answer.text());
  });

  document.addEventListener("formdata", ({ target, formData }) => {
    const form = provenForm(target);
    const text = form && at(form);
    if (text) formData.set(proofField, text);
  });

  // After it was read. A proof counts once, and the page may come back out of the browser's memory.
  document.addEventListener("submit", ({ target }) => {
    if (provenForm(target))
      setTimeout(() => {
        proof = null;
      });
  });
}

/** Milliseconds; shorter than the server's, which counts from before the answer was on its way. */
const life = 19 * 60 * 60 * 1000;

function provenForm(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>("form[data-proof]") : null;
}
