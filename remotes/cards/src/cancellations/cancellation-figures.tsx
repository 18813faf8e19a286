import type { Cancellation } from '@console/contracts/cards';
import { formatRecent } from '@console/i18n';
import { matchSigns, useDicts, useNow, useShown } from '@console/screens';
import { Amount, ShapeSign, StatusBadge } from '@console/ui';
import { ExactMoment } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { differsIn } from './cancellation.rules';
import classes from './cancellation.module.css';

/** Balances of ledger and channel with their difference; only mismatches are colored. */
export function CancellationFigures({ record }: { record: Cancellation }) {
  const { t } = useTranslation();
  const { label } = useDicts(['card_state']);
  const shown = useShown();
  const now = useNow();
  const { ledger, channel, difference, match, isClosedThere, readAt, card } = record;
  const differs = differsIn(record);
  return (
    <section className={classes.figures}>
      <div className={classes.sheet}>
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
            <tr className={classes.balance}>
              <th scope="row">{t('cancellation.balance')}</th>
              <td>
                <Amount value={ledger} />
              </td>
              <td>{channel ? <Amount value={channel} /> : '–'}</td>
              <td data-differs={differs.balance || undefined}>
                {differs.balance && <ShapeSign shape="triangle" size={9} />}
                {difference ? <Amount value={difference} signed /> : <span>–</span>}
              </td>
            </tr>
            <tr>
              <th scope="row">{t('cancellation.cardState')}</th>
              <td>{label('card_state', card.state)}</td>
              <td>{readAt === null ? '–' : t(isClosedThere ? 'cancellation.closed' : 'cancellation.open')}</td>
              <td data-differs={differs.state || undefined}>
                {differs.state && <ShapeSign shape="triangle" size={9} />}
                <span>{differs.state ? t('cancellation.stateDiffers') : '–'}</span>
              </td>
            </tr>
            <tr>
              <th scope="row">{t('cancellation.readAt')}</th>
              <td>–</td>
              <td>
                {readAt === null ? (
                  '–'
                ) : (
                  <ExactMoment at={readAt} zone={shown.zone}>
                    {formatRecent(readAt, now, shown)}
                  </ExactMoment>
                )}
              </td>
              <td>–</td>
            </tr>
          </tbody>
        </table>
      </div>
      <p>
        <StatusBadge {...matchSigns[match]} label={t(`cancellation.match.${match}`)} />
      </p>
    </section>
  );
}
