import { hideFromBackCache } from './back-cache';

test('a page in the back/forward cache is empty', () => {
  const root = document.createElement('div');
  hideFromBackCache(root);
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
  expect(root.hidden).toBe(false);
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(root.hidden).toBe(true);
});
