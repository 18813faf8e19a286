/**
 * The browser may keep a whole page and show it again on "back", after its user has signed out. It keeps an empty
 * one, and a page that comes back starts afresh.
 */
export function hideFromBackCache(root: HTMLElement): void {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) root.hidden = true;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
