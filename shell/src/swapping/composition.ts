/** The field in which an input method is making a word of keys, as it does for Chinese. */
let composed: EventTarget | null = null;

document.addEventListener('compositionstart', ({ target }) => (composed = target), { capture: true });
for (const sign of ['compositionend', 'focusout'] as const)
  document.addEventListener(sign, () => (composed = null), { capture: true });

/** A word is being composed in a field inside `area`. */
export const isComposingIn = (area: HTMLElement): boolean => composed instanceof Node && area.contains(composed);

/** What is composed inside `area` stays in its field as it is: a field that loses the focus keeps it. */
export function endComposition(area: HTMLElement): void {
  if (composed instanceof HTMLElement && area.contains(composed)) composed.blur();
}
