import type { AllowedAction } from '@console/contracts';
import type { DictEntryStatus, DictKind } from '@console/contracts/dicts';

/** Whose dictionary it is, and whether the console may change it. */
export interface Permitted {
  kind: DictKind;
  isEditable: boolean;
}

const enabled = (action: string): AllowedAction => ({ action, enabled: true });

/** What may be done with a dictionary by whoever may edit dictionaries; entries are added to the console's own alone. */
export const dictActionsOf = ({ kind, isEditable }: Permitted): AllowedAction[] => {
  if (!isEditable) return [];
  return kind === 'OWN' ? [enabled('EDIT'), enabled('ADD')] : [enabled('EDIT')];
};

/** What may be done with an entry: one of the product may be in use anywhere, so it is disabled and never deleted. */
export const dictEntryActionsOf = (status: DictEntryStatus, { kind, isEditable }: Permitted): AllowedAction[] => {
  if (!isEditable) return [];
  const removal = kind === 'OWN' ? enabled('DELETE') : { action: 'DELETE', enabled: false, reason: 'SYSTEM' };
  return [enabled('EDIT'), enabled(status === 'ACTIVE' ? 'DISABLE' : 'ENABLE'), removal];
};
