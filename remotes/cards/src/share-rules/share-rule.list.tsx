import { listShareRules, saveShareRule, type ShareRule } from '@console/contracts/cards';
import { lazyComponent } from '@console/remote-kit';
import { ListPage, useList } from '@console/screens';
import { useCallback, useState } from 'react';
import { useShownId } from '../common/use-shown-id';
import { ruleFilters, useRuleColumns } from './rule-columns';
import { useRuleActions } from './use-rule-actions';

/** Loaded with the first rule that is looked at. */
const RuleRecordDialog = lazyComponent(() => import('./rule-record.dialog'));

const options = { filters: ruleFilters.kinds, sort: { key: 'createdAt', dir: 'desc' } } as const;

/** The rules by which groups and wallets share money: what each says, how many use it, and which may be used. */
export default function ShareRuleList() {
  const list = useList(listShareRules, options);
  const { shown, show } = useShownId('rule');
  const [turn, setTurn] = useState(0);
  const onChanged = () => {
    list.reload({ background: true });
    setTurn((before) => before + 1);
  };
  const { actionsOf, create, dialog } = useRuleActions({ onChanged });
  const open = useCallback(({ id }: ShareRule) => show(id), [show]);
  const rows = list.result.data?.list ?? [];
  const hasActions = rows.some(({ allowedActions }) => allowedActions.length > 0);
  return (
    <ListPage
      ns="rule"
      picture="rule"
      list={list}
      columns={useRuleColumns()}
      filters={ruleFilters.useFilters()}
      tabs="status"
      create={{ permission: saveShareRule.permission, open: create }}
      rowActions={hasActions ? actionsOf : undefined}
      onOpen={open}
    >
      {shown !== null && (
        <RuleRecordDialog
          id={shown}
          rows={rows}
          turn={turn}
          actionsOf={actionsOf}
          onShow={show}
          onClose={() => show(null)}
        />
      )}
      {dialog}
    </ListPage>
  );
}
