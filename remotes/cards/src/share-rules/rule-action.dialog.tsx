import { readShareRule, setShareRuleStatus, shareRule, type ShareRule } from '@console/contracts/cards';
import { ActionDialog, type ActionProps, useRecord } from '@console/screens';
import { useTranslation } from 'react-i18next';
import ShareRuleDialog from '../pools/share-rule.dialog';
import { RuleUses } from './rule-uses';

type RuleAction = 'EDIT' | 'COPY' | 'ENABLE' | 'DISABLE';

/** Edits, copies, enables or disables a rule. */
export default function RuleActionDialog({ action, ...about }: ActionProps<ShareRule, RuleAction>) {
  const { record, onDone, onClose } = about;
  if (action === 'ENABLE' || action === 'DISABLE') return <RuleStatus {...about} action={action} />;
  return (
    <ShareRuleDialog
      rule={record}
      isCopy={action === 'COPY'}
      merchantId={record.merchant.id}
      onSaved={onDone}
      onClose={onClose}
    />
  );
}

/** Enables or disables a rule, and lists the groups and wallets that use it, because they do not change. */
function RuleStatus({ action, record, ...page }: ActionProps<ShareRule, 'ENABLE' | 'DISABLE'>) {
  const { t } = useTranslation();
  const { id, version, name, usedBy } = record;
  const to = action === 'ENABLE' ? ('ACTIVE' as const) : ('DISABLED' as const);
  const uses = useRecord(readShareRule, usedBy > 0 ? { id } : null).result.data?.uses ?? [];
  return (
    <ActionDialog
      {...page}
      title={t(`rule.ask.${to}`, { name })}
      operation={setShareRuleStatus}
      start={{ id, version, status: to }}
      submit={{ label: t(`rule.action.${action}`) }}
      effect={t(usedBy > 0 ? `rule.effect.${to}.used` : `rule.effect.${to}`, { count: usedBy })}
      conflict={{ text: t('rule.changed'), record: shareRule }}
      done={t(`rule.done.${to}`, { name })}
    >
      {() => uses.length > 0 && <RuleUses uses={uses} total={usedBy} />}
    </ActionDialog>
  );
}
