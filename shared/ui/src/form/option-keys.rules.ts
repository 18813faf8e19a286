/** State of a combobox when a key is pressed. */
export interface Standing {
  isOpen: boolean;
  /** Whether there is a text input, in which letters, space, Home and End edit the text. */
  search: boolean;
  active: number;
  labels: readonly string[];
}

/** Action of a key in a combobox; null for keys that the browser handles. */
export type OptionAction =
  { at: 'open'; to?: number } | { at: 'move'; to: number } | { at: 'choose' } | { at: 'escape' } | { at: 'leave' };

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Returns the action of a key, as defined by the ARIA practices for a combobox with a list. */
export function actionOf(key: string, standing: Standing): OptionAction | null {
  const { isOpen, search } = standing;
  if (key === 'Tab') return { at: 'leave' };
  const presses = key === 'Enter' || (key === ' ' && !search);
  if (!isOpen) return key in steps || (presses && !search) ? { at: 'open' } : byLetter(key, standing);
  if (key === 'Escape') return { at: 'escape' };
  if (presses) return { at: 'choose' };
  return moved(key, standing) ?? byLetter(key, standing);
}

function moved(key: string, { search, active, labels }: Standing): OptionAction | null {
  if (labels.length === 0) return null;
  if (key === 'Home' && !search) return { at: 'move', to: 0 };
  if (key === 'End' && !search) return { at: 'move', to: labels.length - 1 };
  const step = steps[key];
  return step === undefined ? null : { at: 'move', to: (active + step + labels.length) % labels.length };
}

/** Without a text input, a letter moves to the next option that begins with it. */
function byLetter(key: string, { search, active, labels }: Standing): OptionAction | null {
  if (search || key.length !== 1 || key === ' ') return null;
  const begins = (label: string) => label.toLowerCase().startsWith(key.toLowerCase());
  const after = labels.findIndex((label, index) => index > active && begins(label));
  const to = after === -1 ? labels.findIndex(begins) : after;
  return to === -1 ? null : { at: 'open', to };
}
