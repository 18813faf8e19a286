/**
 * Empties a page before it enters the back/forward cache, because "back" would show it after its user has signed out. A
 * restored page reloads.
 */
export function hideFromBackCache(root: HTMLElement): void {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) root.hidden = true;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}
