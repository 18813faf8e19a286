/** Features that the console requires, by name; the newest are from 2024. */
const needed: Readonly<Record<string, () => boolean>> = {
  'AbortSignal.any': () => 'any' in AbortSignal,
  'Array.prototype.toSorted': () => 'toSorted' in Array.prototype,
  'Element.prototype.checkVisibility': () => 'checkVisibility' in Element.prototype,
  'HTMLDialogElement.prototype.showModal': () => 'showModal' in HTMLDialogElement.prototype,
  'HTMLElement.prototype.showPopover': () => 'showPopover' in HTMLElement.prototype,
  'Object.hasOwn': () => 'hasOwn' in Object,
};

/** Returns the names of missing features. A check that throws counts as missing. */
export const missingFeatures = (): string[] =>
  Object.entries(needed).flatMap(([name, isThere]) => {
    try {
      return isThere() ? [] : [name];
    } catch {
      return [name];
    }
  });
