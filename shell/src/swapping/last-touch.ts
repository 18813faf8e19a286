let touchedAtMs = performance.now();

for (const sign of ['pointerdown', 'keydown'] as const)
  window.addEventListener(sign, () => (touchedAtMs = performance.now()), { capture: true, passive: true });

/** Returns the time since the last key press or pointer press in this page. */
export const untouchedMs = (): number => performance.now() - touchedAtMs;
