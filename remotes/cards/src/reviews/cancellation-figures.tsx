import type { Cancellation } from '@console/contracts/cards';
import { formatDateTime } from '@console/i18n';
import { useDicts, useShown } from '@console/screens';
import { Amount, StatusBadge } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from './cancellation.module.css';
import { reviewDicts } from './review-dicts';

/** Ledger, channel and what they differ by. */
export function CancellationFigures({ known }: { known: Cancellation }) {
  const { t } = useTranslation();
  const { label } = useDicts(reviewDicts);
  const { zone } = useShown();
  const { ledger, channel, difference, match, isClosedThere, readAt, card } = known;
  const differs = match === 'MISMATCHED';
  return (
    <section className={classes.figures}>
      <table aria-label={t('cancellation.figures')}>
        <thead>
          <tr>
            <th scope="col">{t('cancellation.amountsIn', { currency: ledger.currency })}</th>
            <th scope="col">{t('cancellation.ledger')}</th>
            <th scope="col">{t('cancellation.channel')}</th>
            <th scope="col">{t('cancellation.difference')}</th>
          </tr>
        </thead>
        <tbody>
          <tr data-differs={differs || undefined}>
            <th scope="row">{t('cancellation.balance')}</th>
            <td>
              <Amount value={ledger} />
            </td>
            <td>{channel ? <Amount value={channel} /> : '–'}</td>
            <td>{difference ? <Amount value={difference} signed /> : '–'}</td>
          </tr>
          <tr>
            <th scope="row">{t('cancellation.cardState')}</th>
            <td>{label('card_state', card.state)}</td>
            <td>{readAt === null ? '–' : t(isClosedThere ? 'cancellation.closed' : 'cancellation.open')}</td>
            <td>–</td>
          </tr>
          <tr>
            <th scope="row">{t('cancellation.readAt')}</th>
            <td>–</td>
            <td>{readAt === null ? '–' : formatDateTime(readAt, zone)}</td>
            <td>–</td>
          </tr>
        </tbody>
      </table>
      <p>
        <StatusBadge {...signs[match]} label={t(`cancellation.match.${match}`)} />
      </p>
    </section>
  );
}

const signs = {
  UNREAD: { state: 'info', shape: 'ring' },
  MATCHED: { state: 'ok', shape: 'dot' },
  MISMATCHED: { state: 'bad', shape: 'triangle' },
  UNAVAILABLE: { state: 'warn', shape: 'dash' },
} as const;
