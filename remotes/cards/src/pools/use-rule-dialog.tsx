import { type ShareRule, shareRule, shareRuleDraft } from '@console/contracts/cards';
import { lazyComponent } from '@console/remote-kit';
import { useStoredState, useDialog } from '@console/screens';
import { useCan } from '@console/session';
import type { ReactNode } from 'react';

const ShareRuleDialog = lazyComponent(() => import('./share-rule.dialog'));

/** Either the rule that is edited or, for a new one, its merchant. */
const dialogShape = { rule: shareRule.nullable(), merchantId: shareRuleDraft.shape.merchantId };

export interface RuleDialog {
  maySave: boolean;
  create: (merchantId: string) => void;
  edit: (rule: ShareRule) => void;
  /** What was saved last: the list may not have it yet. */
  last: ShareRule | null;
  /** `onSaved`: the rule to go on with. */
  dialogOf: (onSaved: (rule: ShareRule) => void) => ReactNode;
}

/** Rules are managed where they are used. `type`: of new ones, where only one fits. */
export function useRuleDialog(type?: ShareRule['type']): RuleDialog {
  const maySave = useCan('cards.share-rule.save');
  const dialog = useDialog('rule', dialogShape);
  const [last, setLast] = useStoredState('last rule', shareRule.nullable(), () => null);
  return {
    maySave,
    last,
    create: (merchantId) => dialog.open({ rule: null, merchantId }),
    edit: (rule) => dialog.open({ rule, merchantId: rule.merchant.id }),
    dialogOf: (onSaved) =>
      dialog.show((about) => (
        <ShareRuleDialog
          {...about}
          type={type}
          onSaved={(rule) => [setLast(rule), onSaved(rule)]}
          onClose={dialog.close}
        />
      )),
  };
}
