/** What the console calls and cannot do without, by its name; the youngest of them are from 2024. */
const needed: Readonly<Record<string, () => boolean>> = {
  'AbortSignal.any': () => 'any' in AbortSignal,
  'Array.prototype.toSorted': () => 'toSorted' in Array.prototype,
  'Element.prototype.checkVisibility': () => 'checkVisibility' in Element.prototype,
  'HTMLDialogElement.prototype.showModal': () => 'showModal' in HTMLDialogElement.prototype,
  'HTMLElement.prototype.showPopover': () => 'showPopover' in HTMLElement.prototype,
  'Object.hasOwn': () => 'hasOwn' in Object,
};

/** What this browser lacks. Something that is not there at all throws, and is missing too. */
export const missingFeatures = (): string[] =>
  Object.entries(needed).flatMap(([name, isThere]) => {
    try {
      return isThere() ? [] : [name];
    } catch {
      return [name];
    }
  });
