/** The panel of small windows is closed when the window grows past its breakpoint: there is no way to it any more. */
export function closePanelsWhenWide() {
  addEventListener("resize", () => {
    for (const panel of document.querySelectorAll<HTMLDialogElement>("dialog[open][data-closes-from]")) {
      if (matchMedia(`(width >= ${panel.dataset.closesFrom}px)`).matches) panel.close();
    }
  });
}
