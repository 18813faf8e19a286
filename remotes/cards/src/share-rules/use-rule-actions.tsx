import { type ShareRule, shareRule, shareRuleStatuses } from '@console/contracts/cards';
import { lazyComponent } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import type { RowAction } from '@console/ui/table';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Loaded with the first click on an action: most visits only look. */
const ShareRuleDialog = lazyComponent(() => import('../pools/share-rule.dialog'));
const RuleStatusDialog = lazyComponent(() => import('./rule-status.dialog'));

/** Null: a new rule. */
const editShape = { rule: shareRule.nullable(), as: ['NEW', 'EDIT', 'COPY'] } as const;
const statusShape = { rule: shareRule, to: shareRuleStatuses } as const;

interface RuleActions {
  actionsOf: (rule: ShareRule) => RowAction[];
  create: () => void;
  dialog: ReactNode;
}

/** What the user may do with rules, as the server says it for each. */
export function useRuleActions({ onChanged }: { onChanged: (rule: ShareRule | null) => void }): RuleActions {
  const { t } = useTranslation();
  const editing = useDialog('rule', editShape);
  const switching = useDialog('deed', statusShape);
  const { open: edit } = editing;
  const { open: ask } = switching;
  const actionsOf = useCallback(
    (rule: ShareRule): RowAction[] =>
      rule.allowedActions.flatMap(({ action, enabled, reason }): RowAction[] => {
        const barred = enabled ? {} : { disabled: true, reason: t(`rule.disabledReason.${reason ?? ''}`) };
        const about = { key: action, label: t(`rule.action.${action}`), ...barred };
        if (action === 'EDIT') return [{ ...about, icon: 'pencil', onClick: () => edit({ rule, as: 'EDIT' }) }];
        if (action === 'COPY') return [{ ...about, icon: 'copy', onClick: () => edit({ rule, as: 'COPY' }) }];
        if (action === 'ENABLE') return [{ ...about, icon: 'check', onClick: () => ask({ rule, to: 'ACTIVE' }) }];
        if (action !== 'DISABLE') return [];
        return [{ ...about, icon: 'lock', danger: true, onClick: () => ask({ rule, to: 'DISABLED' }) }];
      }),
    [t, edit, ask],
  );
  const dialog = (
    <>
      {editing.show(({ rule, as }) => (
        <ShareRuleDialog
          rule={rule}
          isCopy={as === 'COPY'}
          merchantId={rule?.merchant.id}
          onSaved={onChanged}
          onClose={editing.close}
        />
      ))}
      {switching.show((about) => (
        <RuleStatusDialog {...about} onChanged={onChanged} onClose={switching.close} />
      ))}
    </>
  );
  return { actionsOf, create: () => edit({ rule: null, as: 'NEW' }), dialog };
}
