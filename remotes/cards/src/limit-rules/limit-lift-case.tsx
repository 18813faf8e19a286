import { readLimitLift } from '@console/contracts/cards';
import { formatDateTime } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { CallFailed, useLocalText, useRecord, useShown } from '@console/screens';
import { Facts, Skeleton, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { DecisionTrace } from '../purchases/decision-trace';
import { limitRuleHref } from '../common/limit-pages';

/** Purchase that a rule declined, with the trace of its decision. */
export function LimitLiftCase({ id }: { id: string }) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { zone } = useShown();
  const { navigate } = useShell();
  const { result, reload } = useRecord(readLimitLift, { id });
  const record = result.data;
  if (result.at === 'failed' && !record)
    return <CallFailed title={t('lift.failed')} failure={result.failure} onRetry={() => reload()} />;
  if (!record) return <Skeleton rows={6} />;
  const { rule, transaction } = record;
  return (
    <>
      <Facts
        items={[
          {
            label: t('limit.one'),
            value: (
              <TextLink href={limitRuleHref(rule.scope, rule.id)} onNavigate={navigate}>
                {textOf(rule.name)}
              </TextLink>
            ),
          },
          { label: t('transaction.shop'), value: transaction.shop },
          { label: t('lift.at'), value: formatDateTime(transaction.at, zone) },
        ]}
      />
      <DecisionTrace trace={transaction.trace} currency={transaction.billed.currency} />
    </>
  );
}
