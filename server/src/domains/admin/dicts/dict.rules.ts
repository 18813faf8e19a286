import type { AllowedAction } from '@console/contracts';
import type { DictEntryStatus, DictKind } from '@console/contracts/dicts';

/** Kind of a dictionary, and whether the console can change it. */
export interface Permitted {
  kind: DictKind;
  isEditable: boolean;
}

/** An entry of a dictionary, and whether it is the parent of others. */
interface PermittedEntry extends Permitted {
  isParent: boolean;
}

const enabled = (action: string): AllowedAction => ({ action, enabled: true });

/** Actions on a dictionary for users who can edit dictionaries. Entries can be added to custom dictionaries only. */
export const dictActionsOf = ({ kind, isEditable }: Permitted): AllowedAction[] => {
  if (!isEditable) return [];
  return kind === 'OWN' ? [enabled('EDIT'), enabled('ADD')] : [enabled('EDIT')];
};

/** Reason why an entry can't be deleted. A system entry can be in use anywhere, so it can only be disabled. */
export const removalBar = ({ kind, isParent }: Omit<PermittedEntry, 'isEditable'>): 'SYSTEM' | 'PARENT' | null => {
  if (kind === 'SYSTEM') return 'SYSTEM';
  return isParent ? 'PARENT' : null;
};

/** Actions on an entry. */
export const dictEntryActionsOf = (status: DictEntryStatus, entry: PermittedEntry): AllowedAction[] => {
  if (!entry.isEditable) return [];
  const bar = removalBar(entry);
  const removal = bar === null ? enabled('DELETE') : { action: 'DELETE', enabled: false, reason: bar };
  return [enabled('EDIT'), enabled(status === 'ACTIVE' ? 'DISABLE' : 'ENABLE'), removal];
};
