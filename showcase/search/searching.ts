export interface SearchEntry {
  title: string;
  /** Shown beside the title: the page of an example, or the group of any other entry, such as "Guides". */
  page: string;
  address: string;
  /** Additional search terms for a component: its props, the fields of their types, and its keyboard shortcuts. */
  words?: readonly string[];
}

/** Opens the search dialog from the link and with Ctrl+K or Cmd+K. The index loads when the dialog first opens. */
export function openSearch() {
  const dialog = document.querySelector<HTMLDialogElement>("dialog[data-search]");
  const field = dialog?.querySelector("input");
  const list = dialog?.querySelector("ul");
  const count = dialog?.querySelector("[role=status]");
  if (!dialog || !field || !list || !count) return;
  let entries: Promise<SearchEntry[]> | undefined;

  const show = async () => {
    entries ??= fetch(dialog.dataset.search ?? "").then((answer) => answer.json());
    const wanted = field.value.toLowerCase().split(/\s+/);
    const found = (await entries).filter(({ title, page, words = [] }) => {
      const text = [title, page, ...words].join(" ").toLowerCase();
      return wanted.every((word) => text.includes(word));
    });
    list.replaceChildren(...found.map((entry) => entryLink(entry, wanted)));
    count.textContent = `${found.length} ${dialog.dataset.found}`;
  };
  const open = (event: Event) => {
    event.preventDefault();
    if (!dialog.open) dialog.showModal();
    field.select();
    show().catch((error: unknown) => {
      // If the index does not load, goes to the overview, which links to all pages.
      console.error(error);
      location.assign("/sections");
    });
  };
  document.querySelector("[data-opens-search]")?.addEventListener("click", open);
  document.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey)) open(event);
  });
  field.addEventListener("input", show);
  dialog.addEventListener("keydown", (event) =>
    moveAmongLinks(event, [field, ...list.querySelectorAll("a")]),
  );
  field.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    list.querySelector("a")?.click();
  });
}

/** A search result. Also lists the props and keys matched by search terms that are in neither `title` nor `page`. */
function entryLink({ title, page, address, words = [] }: SearchEntry, wanted: readonly string[]) {
  const names = `${title} ${page}`.toLowerCase();
  const asked = wanted.filter((word) => !names.includes(word));
  const met = words.filter((word) => asked.some((one) => word.toLowerCase().includes(one)));
  const link = document.createElement("a");
  link.href = address;
  const where = document.createElement("span");
  where.className = "mono";
  where.textContent = [page, ...met].join(" · ");
  link.append(title, " ", where);
  const item = document.createElement("li");
  item.append(link);
  return item;
}

function moveAmongLinks(event: KeyboardEvent, stops: HTMLElement[]) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(document.activeElement instanceof HTMLElement)) return;
  event.preventDefault();
  stops[Math.max(0, stops.indexOf(document.activeElement) + step)]?.focus();
}
