import type { AllowedAction } from '@console/contracts';
import type { DictEntryStatus, DictKind } from '@console/contracts/dicts';

/** Whose dictionary it is, and whether the console may change it. */
export interface Permitted {
  kind: DictKind;
  isEditable: boolean;
}

/** An entry of a dictionary, and whether other entries belong to it. */
interface PermittedEntry extends Permitted {
  isParent: boolean;
}

const enabled = (action: string): AllowedAction => ({ action, enabled: true });

/** What may be done with a dictionary by whoever may edit dictionaries; entries are added to the console's own alone. */
export const dictActionsOf = ({ kind, isEditable }: Permitted): AllowedAction[] => {
  if (!isEditable) return [];
  return kind === 'OWN' ? [enabled('EDIT'), enabled('ADD')] : [enabled('EDIT')];
};

/** Why an entry cannot be deleted: one of the product may be in use anywhere, so it can only be disabled. */
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
