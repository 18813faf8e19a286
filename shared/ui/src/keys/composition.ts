/** Field in which an input method, such as one for Chinese, is composing. */
let composed: EventTarget | null = null;

document.addEventListener('compositionstart', ({ target }) => (composed = target), { capture: true });
for (const end of ['compositionend', 'focusout'] as const)
  document.addEventListener(end, () => (composed = null), { capture: true });

/** Returns whether an input method is composing in a field inside `area`. */
export const isComposingIn = (area: Element): boolean => composed instanceof Node && area.contains(composed);

/** Ends a composition inside `area`: the field loses the focus, and the composed letters remain. */
export function endComposition(area: HTMLElement): void {
  if (composed instanceof HTMLElement && area.contains(composed)) composed.blur();
}
