import { precheckShareGroup, type ShareGroupDraft } from '@console/contracts/cards';
import { CallRefused, type Form, useDebounced, useRecord } from '@console/screens';
import { Amount, Facts, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';

/** Current price of the group from the server, debounced while typing. */
export function GroupPrice({ form: { values } }: { form: Form<ShareGroupDraft> }) {
  const { t } = useTranslation();
  const { binId, accountId, deposit, count } = values;
  const draft = precheckShareGroup.input.safeParse({ binId, accountId, deposit, count });
  const { result } = useRecord(precheckShareGroup, useDebounced(draft.success ? draft.data : null), { keeps: true });
  const price = draft.success ? result.data : undefined;
  return (
    <Surface title={t('card.price')}>
      <div aria-live="polite">
        {result.at === 'failed' && draft.success ? (
          <CallRefused failure={result.failure} />
        ) : price && deposit ? (
          <Facts
            align="end"
            items={[
              { label: t('pool.deposit'), value: <Amount value={deposit} /> },
              { label: t('group.price.fee'), value: <Amount value={price.fee} /> },
              ...(count === undefined
                ? []
                : [{ label: t('card.price.fees', { count }), value: <Amount value={price.cardFees} /> }]),
              { label: t('card.price.total'), value: <Amount value={price.total} /> },
              { label: t('card.price.available'), value: <Amount value={price.available} /> },
            ]}
          />
        ) : (
          t('group.price.later')
        )}
      </div>
    </Surface>
  );
}
