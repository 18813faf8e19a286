import { codes } from '@console/contracts';
import { type CompanyDetail, type CompanyOverview, readCompanyOverview } from '@console/contracts/company';
import { formatCount } from '@console/i18n';
import { CallFailed, useDicts, useRecord } from '@console/screens';
import { Amount, Facts, type KeyFigure, KeyFigures, Skeleton, Surface } from '@console/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './company.module.css';
import { InvitationNotice } from './invitation-notice';

interface Props {
  company: CompanyDetail;
  /** Number of page reloads; a new number reloads the figures. */
  turn: number;
  /** Called after the company changed. */
  onChanged: () => void;
}

/** Invitation of the first user, merchants, users, cards, invoices, reviews and balances of a company. */
export function CompanyFigures({ company, turn, onChanged }: Props) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readCompanyOverview, { id: company.id });
  useEffect(() => {
    if (turn > 0) reload({ background: true });
  }, [turn, reload]);
  const figures = useFigures(result.data);
  // Only users of the platform company have access to these figures.
  if (result.at === 'failed' && result.failure.code === codes.noPermission) return null;
  if (result.at === 'failed' && !result.data)
    return <CallFailed title={t('company.figuresFailed')} failure={result.failure} onRetry={() => reload()} />;
  if (!result.data) return <Skeleton rows={4} />;
  return (
    <>
      <InvitationNotice company={company} invitation={result.data.invitation} onChanged={onChanged} />
      <KeyFigures items={figures} />
      <MerchantsByStatus {...result.data} />
    </>
  );
}

function useFigures(overview: CompanyOverview | undefined): KeyFigure[] {
  const { t } = useTranslation();
  if (!overview) return [];
  const { merchants, users, activeCards, balances, openInvoices, openReviews } = overview;
  const total = merchants.reduce((sum, { count }) => sum + count, 0);
  return [
    {
      label: t('company.figure.merchants'),
      value: formatCount(total),
      note: t('company.figure.reviews', { count: openReviews }),
    },
    {
      label: t('company.figure.users'),
      value: formatCount(users.active),
      note: users.invited > 0 ? t('company.figure.invited', { count: users.invited }) : undefined,
    },
    {
      label: t('company.figure.cards'),
      value: formatCount(activeCards),
      note: t('company.figure.invoices', { count: openInvoices }),
    },
    {
      label: t('company.figure.balances'),
      value: balances.length === 0 ? '–' : <Balances balances={balances} />,
    },
  ];
}

/** One balance for each currency. Amounts in different currencies are never added. */
const Balances = ({ balances }: Pick<CompanyOverview, 'balances'>) => (
  <span className={classes.balances}>
    {balances.map((balance) => (
      <Amount key={balance.currency} value={balance} />
    ))}
  </span>
);

function MerchantsByStatus({ merchants }: Pick<CompanyOverview, 'merchants'>) {
  const { t } = useTranslation();
  const { label } = useDicts(['merchant_status']);
  if (merchants.length === 0) return null;
  return (
    <Surface title={t('company.merchantsByStatus')}>
      <div className={classes.columns}>
        <Facts
          items={merchants.map(({ status, count }) => ({
            label: label('merchant_status', status),
            value: formatCount(count),
          }))}
        />
      </div>
    </Surface>
  );
}
