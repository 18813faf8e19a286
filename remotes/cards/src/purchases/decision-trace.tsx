import type { Transaction, DecisionStep } from '@console/contracts/cards';
import { useDicts } from '@console/screens';
import { Amount, ProgressBar, ShapeSign } from '@console/ui';
import { formatMoney } from '@console/i18n';
import { useTranslation } from 'react-i18next';
import { decisionRows, type DecisionRow, excessOf, type Figure } from './decision.rules';
import { useRuleName } from './rule-of-decline';
import { transactionDicts } from './transaction-dicts';
import classes from './transaction.module.css';

interface Props {
  trace: readonly DecisionStep[];
  currency: Transaction['billed']['currency'];
}

const statuses = {
  PASS: { shape: 'check', tone: 'ok' },
  FAIL: { shape: 'cross', tone: 'bad' },
  NOT_RUN: { shape: 'dash', tone: 'mute' },
} as const;

/** The nine steps of a decision with what each of them saw. */
export function DecisionTrace({ trace, currency }: Props) {
  const { t } = useTranslation();
  const made = trace.length;
  return (
    <section className={classes.part}>
      <h3>
        {t('decision.title')} <small>{t('decision.steps', { made })}</small>
      </h3>
      <div className={classes.scroll}>
        <table className={classes.steps} aria-label={t('decision.title')}>
          <thead>
            <tr>
              <th scope="col" aria-label={t('decision.step')} />
              <th scope="col">{t('decision.rule')}</th>
              <th scope="col">{t('decision.limit')}</th>
              <th scope="col">{t('decision.used')}</th>
              <th scope="col">{t('decision.attempted')}</th>
              <th scope="col">{t('decision.result')}</th>
            </tr>
          </thead>
          <tbody>
            {decisionRows(trace, currency).map((row) => (
              <StepRow key={row.check} row={row} code={trace.at(-1)?.code ?? null} currency={currency} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface StepProps {
  row: DecisionRow;
  code: DecisionStep['code'];
  currency: Props['currency'];
}

function StepRow({ row, code, currency }: StepProps) {
  const { t } = useTranslation();
  const { shape, tone } = statuses[row.result];
  const about = useAbout(row);
  const excess = row.result === 'FAIL' && code ? excessOf(code, row.inputs, currency) : null;
  return (
    <>
      <tr data-result={row.result}>
        <td>{row.step}</td>
        <th scope="row">
          {t(`decision.check.${row.check}`)}
          {about && <small> {about}</small>}
        </th>
        <td>
          <FigureText figure={row.limit} />
        </td>
        <td>
          <FigureText figure={row.used} />
        </td>
        <td>
          <FigureText figure={row.attempted} />
        </td>
        <td data-tone={tone}>
          <span className={classes.result}>
            <ShapeSign shape={shape} />
            {t(`decision.result.${row.result}`)}
          </span>
        </td>
      </tr>
      {excess && (
        <tr data-result="FAIL" className={classes.excess}>
          <td colSpan={6}>
            <ProgressBar value={excess.usedShare} label={t('decision.usedShare')} tone="near" />
            <span>{t('decision.over', { needed: formatMoney(excess.needed), over: formatMoney(excess.over) })}</span>
          </td>
        </tr>
      )}
    </>
  );
}

/** What a step looked at that is no figure. */
function useAbout({ check, inputs, result }: DecisionRow): string {
  const { t } = useTranslation();
  const { label } = useDicts(transactionDicts);
  const ruleOf = useRuleName();
  if (result === 'NOT_RUN') return '';
  const name = ruleOf(inputs);
  const user = inputs['walletUser'];
  const rule = user ? t('decision.byUser', { name: user }) : name && t('decision.byRule', { name });
  if (check === 'CARD_STATUS') {
    const { createStatus = '', status, cancelState } = inputs;
    if (createStatus !== 'SUCCESS') return label('card_create_status', createStatus);
    const isLeaving = cancelState !== undefined && cancelState !== 'NONE';
    return [status && label('card_status', status), isLeaving && label('cancel_state', cancelState)]
      .filter(Boolean)
      .join(' · ');
  }
  if (check === 'VALIDITY' && inputs['validTo']) return `${inputs['validFrom']} – ${inputs['validTo']}`;
  if (check === 'LIMITS')
    return inputs['period'] ? together(label('limit_period', inputs['period']), rule) : t('card.noLimit');
  if (check === 'APPROVAL') return name && t('decision.lifted', { name });
  if (check === 'RISK') return inputs['period'] ? together(label('limit_period', inputs['period']), rule) : '';
  return check === 'SHOP' && inputs['mcc'] ? together(label('merchant_category', inputs['mcc']), rule) : '';
}

const together = (...texts: string[]): string => texts.filter(Boolean).join(' · ');

function FigureText({ figure }: { figure: Figure }) {
  if (figure === null) return '–';
  return typeof figure === 'string' ? figure : <Amount value={figure} />;
}
