import { type ShareRule, shareRule, shareRuleDraft } from '@console/contracts/cards';
import { lazyComponent } from '@console/remote-kit';
import { useStoredState, useDialog } from '@console/screens';
import { useCan } from '@console/session';
import type { ReactNode } from 'react';

const ShareRuleDialog = lazyComponent(() => import('./share-rule.dialog'));

/** Edited rule, or null with the merchant of a new rule. */
const dialogShape = { rule: shareRule.nullable(), merchantId: shareRuleDraft.shape.merchantId };

export interface RuleDialog {
  maySave: boolean;
  create: (merchantId: string) => void;
  edit: (rule: ShareRule) => void;
  /** Rule saved last, which the list may not contain yet. */
  last: ShareRule | null;
  /** Renders the dialog; `onSaved` receives the saved rule. */
  dialogOf: (onSaved: (rule: ShareRule) => void) => ReactNode;
}

/** Dialog that creates and edits rules within the form of a pool. `type`: type of new rules, if only one fits. */
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
