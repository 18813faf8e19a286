import { type CardholderDetail, readCardholder, showCardholder } from '@console/contracts/cards';
import { CallFailed, CallRefused, useOperation, useRecord } from '@console/screens';
import { Facts, Skeleton, Surface, TextButton } from '@console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Cardholder of a card. Sensitive values are masked until they are requested; the audit log records each request. */
export function CardHolderFacts({ id }: { id: string }) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readCardholder, { id });
  const holder = result.data;
  if (result.at === 'failed')
    return <CallFailed title={t('holder.failed')} failure={result.failure} onRetry={() => reload()} />;
  if (!holder) return <Skeleton rows={4} />;
  return (
    <Surface title={t('card.cardholder')}>
      <Facts
        items={[
          { label: t('holder.name'), value: holder.name },
          { label: t('holder.email'), value: <MaskedFact holder={holder} field="email" /> },
          { label: t('holder.birthday'), value: <MaskedFact holder={holder} field="birthday" /> },
        ]}
      />
    </Surface>
  );
}

function MaskedFact({ holder, field }: { holder: CardholderDetail; field: 'email' | 'birthday' }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<string | null>(null);
  const { progress, send } = useOperation(showCardholder);
  const { group, masked, revealable } = holder[field];

  const show = async () => {
    const sent = await send({ id: holder.id, group });
    if (sent.at !== 'done') return;
    if (sent.data.group === 'HOLDER_CONTACT') setShown(sent.data.email);
    if (sent.data.group === 'HOLDER_IDENTITY') setShown(sent.data.birthday);
  };
  if (shown !== null) return shown;
  return (
    <>
      {masked}{' '}
      {revealable && (
        <TextButton loading={progress.at === 'sending'} onClick={() => void show()}>
          {t(`holder.show.${field}`)}
        </TextButton>
      )}
      {'failure' in progress && <CallRefused failure={progress.failure} />}
    </>
  );
}
