import type { Transaction, DecisionStep } from '@console/contracts/cards';
import { useDicts } from '@console/screens';
import { Amount, ProgressBar, ShapeSign } from '@console/ui';
import { formatMoney } from '@console/i18n';
import { useTranslation } from 'react-i18next';
import { decisionRows, type DecisionRow, excessOf, type Figure, figureColumns } from './decision.rules';
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

/** The nine checks of a decision, with the inputs of each. */
export function DecisionTrace({ trace, currency }: Props) {
  const { t } = useTranslation();
  const made = trace.length;
  const rows = decisionRows(trace, currency);
  const columns = figureColumns(rows);
  return (
    <section className={classes.part}>
      <h3>
        {t('decision.title')} <small>{t('decision.steps', { made })}</small>
      </h3>
      <div className={classes.scroll}>
        <table className={classes.steps} aria-label={t('decision.title')}>
          <thead>
            <tr>
              <th scope="col">
                <abbr title={t('decision.step')}>#</abbr>
              </th>
              <th scope="col">{t('decision.rule')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`decision.${column}`)}
                </th>
              ))}
              <th scope="col">{t('decision.result')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <StepRow
                key={row.check}
                row={row}
                columns={columns}
                code={trace.at(-1)?.code ?? null}
                currency={currency}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface StepProps {
  row: DecisionRow;
  columns: ReturnType<typeof figureColumns>;
  code: DecisionStep['code'];
  currency: Props['currency'];
}

function StepRow({ row, columns, code, currency }: StepProps) {
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
        {columns.map((column) => (
          <td key={column}>
            <FigureText figure={row[column]} />
          </td>
        ))}
        <td data-tone={tone}>
          <span className={classes.result}>
            <ShapeSign shape={shape} />
            {t(`decision.result.${row.result}`)}
          </span>
        </td>
      </tr>
      {excess && (
        <tr data-result="FAIL" className={classes.excess}>
          <td colSpan={columns.length + 3}>
            <ProgressBar isWide value={excess.usedShare} label={t('decision.usedShare')} tone="near" />
            <span>{t('decision.over', { needed: formatMoney(excess.needed), over: formatMoney(excess.over) })}</span>
          </td>
        </tr>
      )}
    </>
  );
}

/** Inputs of a check that are not figures, as text. */
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
  const { mcc } = inputs;
  if (check !== 'SHOP' || !mcc) return '';
  const category = label('merchant_category', mcc);
  // The figures already contain the code of a category without a name.
  return together(category === mcc ? '' : category, rule);
}

const together = (...texts: string[]): string => texts.filter(Boolean).join(' · ');

function FigureText({ figure }: { figure: Figure }) {
  if (figure === null) return '–';
  return typeof figure === 'string' ? figure : <Amount value={figure} />;
}
