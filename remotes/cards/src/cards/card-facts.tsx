import type { CardDetail } from '@console/contracts/cards';
import { formatDateTime } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { useDicts, useLocalText, useShown } from '@console/screens';
import { useCan } from '@console/session';
import { CopyText, Facts, Surface, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { poolCardsHref } from '../pools/pool-pages';
import { cardDicts } from './card-dicts';
import { batchHref } from '../common/batch-pages';

export function CardFacts({ card }: { card: CardDetail }) {
  const { t } = useTranslation();
  const { label } = useDicts(cardDicts);
  const textOf = useLocalText();
  const { zone } = useShown();
  const { bin } = card;
  return (
    <Surface title={t('card.facts')}>
      <Facts
        items={[
          { label: t('card.cardholder'), value: card.cardholder?.name ?? '–' },
          { label: t('card.merchant'), value: textOf(card.merchant.name) },
          ...(card.drawsOn ? [{ label: t('shareCard.pool'), value: <PoolLink pool={card.drawsOn.pool} /> }] : []),
          { label: t('card.product'), value: textOf(bin.productName) },
          { label: t('card.bin'), value: bin.bin },
          { label: t('card.scheme'), value: label('card_scheme', bin.scheme) },
          { label: t('card.usage'), value: label('usage_type', card.usageType) },
          { label: t('card.channel'), value: textOf(card.channel.name) },
          ...(card.validTo === null ? [] : [{ label: t('card.validTo'), value: card.validTo }]),
          { label: t('card.batch'), value: <BatchLink batchNo={card.batchNo} /> },
          { label: t('card.createdBy'), value: card.createdBy },
          { label: t('card.createdAt'), value: formatDateTime(card.createdAt, zone) },
          { label: t('card.id'), value: <CopyText text={card.id} /> },
        ]}
      />
    </Surface>
  );
}

function PoolLink({ pool: { id, name } }: { pool: NonNullable<CardDetail['drawsOn']>['pool'] }) {
  const { navigate } = useShell();
  if (!useCan('cards.share-card.view')) return name;
  return (
    <TextLink href={poolCardsHref(id)} onNavigate={navigate}>
      {name}
    </TextLink>
  );
}

function BatchLink({ batchNo }: { batchNo: string }) {
  const { navigate } = useShell();
  if (!useCan('cards.card-batch.view')) return batchNo;
  return (
    <TextLink href={batchHref(batchNo)} onNavigate={navigate}>
      {batchNo}
    </TextLink>
  );
}
