import { askChannel, type CardReading, readReading } from '@console/contracts/cards';
import { formatDateTime } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { CallFailed, CallRefused, useDicts, useOperation, usePoll, useRecord, useShown } from '@console/screens';
import { useCan } from '@console/session';
import { Amount, Button, CardNumber, Facts, Notice, type NoticeTone, Skeleton, TextLink } from '@console/ui';
import { Drawer } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { CardChoice } from '../common/card-choice';
import { cardHref } from '../purchases/transaction-pages';
import { ExplainForm } from './explain-form';
import { reconDicts } from './recon-dicts';
import classes from './reconciliation.module.css';

interface ReadingDialogProps {
  /** Null until a card is selected. */
  cardId: string | null;
  onCompare: (cardId: string) => void;
  /** Called when the list shows outdated mismatches. */
  onChanged: () => void;
  onClose: () => void;
}

const soonMs = 1_500;
const comparedStates = ['ACTIVE', 'FROZEN', 'EXPIRED'] as const;

/** Compares ledger and channel balance of one card. No action here writes a balance. */
export default function ReadingDialog({ cardId, onCompare, onChanged, onClose }: ReadingDialogProps) {
  const { t } = useTranslation();
  const maySettle = useCan('cards.recon.save');
  const { result, reload } = useRecord(readReading, cardId === null ? null : { cardId });
  const asking = useOperation(askChannel);
  const record = result.data;
  const layout = () => {
    reload({ background: true });
    onChanged();
  };
  usePoll(record?.isAsking === true, layout, soonMs);
  const ask = async () => {
    if (cardId === null) return;
    const sent = await asking.send({ cardId });
    if (sent.at === 'done') layout();
  };
  const button = maySettle && record && (
    <Button
      variant="primary"
      icon="refresh"
      loading={record.isAsking || asking.progress.at === 'sending'}
      onClick={() => void ask()}
    >
      {t('recon.ask')}
    </Button>
  );
  return (
    <Drawer open title={t('recon.compare')} onClose={onClose} actions={button || undefined}>
      <div className={classes.parts}>
        <CardChoice
          states={[...comparedStates]}
          value={cardId}
          record={record && { ...record.card, balance: record.ledger }}
          onChange={onCompare}
        />
        {cardId !== null && result.at === 'failed' && (
          <CallFailed title={t('recon.readingFailed')} failure={result.failure} onRetry={() => reload()} />
        )}
        {cardId !== null && result.at === 'loading' && !record && <Skeleton rows={6} />}
        {'failure' in asking.progress && <CallRefused failure={asking.progress.failure} />}
        {record && <Compared reading={record} />}
        {record?.item && maySettle && <ExplainForm key={record.item.version} item={record.item} onDone={layout} />}
      </div>
    </Drawer>
  );
}

const tones: Record<ReturnType<typeof standingOf>, NoticeTone> = {
  asking: 'info',
  silent: 'warn',
  unread: 'info',
  matched: 'ok',
  differs: 'warn',
  closed: 'warn',
};

function standingOf({ isAsking, isSilent, difference, isClosedThere }: CardReading) {
  if (isAsking) return 'asking';
  if (isSilent) return 'silent';
  if (difference === null) return 'unread';
  if (!/[1-9]/.test(difference.amount)) return isClosedThere ? 'closed' : 'matched';
  return 'differs';
}

function Compared({ reading }: { reading: CardReading }) {
  const { t } = useTranslation();
  const { label } = useDicts(reconDicts);
  const { zone } = useShown();
  const { navigate } = useShell();
  const { card, ledger, ledgerThen, channel, difference, readAt, causes } = reading;
  const standing = standingOf(reading);
  return (
    <>
      <Notice tone={tones[standing]} title={t(`recon.standing.${standing}`)}>
        {standing === 'differs' && t('recon.proposal')}
      </Notice>
      <Facts
        align="end"
        items={[
          {
            label: t('recon.card'),
            value: (
              <TextLink href={cardHref(card.id)} onNavigate={navigate}>
                <CardNumber number={card.number} />
              </TextLink>
            ),
          },
          { label: t('recon.ledgerNow'), value: <Amount value={ledger} /> },
          { label: t('recon.ledgerThen'), value: ledgerThen ? <Amount value={ledgerThen} /> : '–' },
          { label: t('recon.theirs'), value: channel ? <Amount value={channel} /> : '–' },
          { label: t('recon.difference'), value: difference ? <Amount value={difference} signed /> : '–' },
          { label: t('recon.readAt'), value: readAt === null ? '–' : formatDateTime(readAt, zone) },
        ]}
      />
      {standing === 'differs' && (
        <section className={classes.causes}>
          <h3>{t('cancellation.causes')}</h3>
          {causes.length === 0 && <p>{t('cancellation.noCause')}</p>}
          <Facts
            align="end"
            items={causes.map(({ cause, count, amount }) => ({
              label: `${label('mismatch_cause', cause)} (${count})`,
              value: amount ? <Amount value={amount} /> : '–',
            }))}
          />
        </section>
      )}
    </>
  );
}
