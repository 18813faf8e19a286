import { listShareRules, saveShareRule, type ShareRule } from '@console/contracts/cards';
import { lazyComponent } from '@console/remote-kit';
import { ListPage, useDialog, useList } from '@console/screens';
import { useCallback } from 'react';
import { useShownId } from '../common/use-shown-id';
import { ruleActions } from './rule-actions';
import { ruleFilters, useRuleColumns } from './rule-columns';

/** Loaded with the first rule that is opened. */
const RuleRecordDialog = lazyComponent(() => import('./rule-record.dialog'));

/** Loaded with the first new rule. */
const ShareRuleDialog = lazyComponent(() => import('../pools/share-rule.dialog'));

const options = { filters: ruleFilters.kinds, sort: { key: 'createdAt', dir: 'desc' } } as const;

/** Sharing rules of groups and wallets, with terms, number of uses and status. */
export default function ShareRuleList() {
  const list = useList(listShareRules, options);
  const { shown, show } = useShownId('rule');
  const creating = useDialog('create', {});
  const open = useCallback(({ id }: ShareRule) => show(id), [show]);
  return (
    <ListPage
      ns="rule"
      picture="rule"
      list={list}
      columns={useRuleColumns()}
      filters={ruleFilters.useFilters()}
      tabs="status"
      create={{ permission: saveShareRule.permission, open: () => creating.open({}) }}
      actions={ruleActions}
      onOpen={open}
    >
      {({ rowActions, turn }) => (
        <>
          {shown !== null && (
            <RuleRecordDialog
              id={shown}
              rows={list.result.data?.list ?? []}
              turn={turn}
              actionsOf={rowActions}
              onShow={show}
              onClose={() => show(null)}
            />
          )}
          {creating.show(() => (
            <ShareRuleDialog
              rule={null}
              merchantId={undefined}
              onSaved={() => list.reload({ background: true })}
              onClose={creating.close}
            />
          ))}
        </>
      )}
    </ListPage>
  );
}
