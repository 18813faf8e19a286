/** The field in which an input method is composing a word, as it does for Chinese. */
let composed: EventTarget | null = null;

document.addEventListener('compositionstart', ({ target }) => (composed = target), { capture: true });
for (const end of ['compositionend', 'focusout'] as const)
  document.addEventListener(end, () => (composed = null), { capture: true });

/** An input method is composing a word in a field inside `area`. */
export const isComposingIn = (area: Element): boolean => composed instanceof Node && area.contains(composed);

/** Ends a composition inside `area`: the field loses the focus and keeps the letters as they are. */
export function endComposition(area: HTMLElement): void {
  if (composed instanceof HTMLElement && area.contains(composed)) composed.blur();
}
