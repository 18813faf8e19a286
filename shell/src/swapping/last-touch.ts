let touchedAtMs = performance.now();

for (const sign of ['pointerdown', 'keydown'] as const)
  window.addEventListener(sign, () => (touchedAtMs = performance.now()), { capture: true, passive: true });

/** Since the last key or press anywhere in this page. */
export const untouchedMs = (): number => performance.now() - touchedAtMs;
