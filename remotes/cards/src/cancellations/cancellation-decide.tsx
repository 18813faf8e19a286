import { type Cancellation, needsEvidence, needsNote, waitHours } from '@console/contracts/cards';
import { formatMoney } from '@console/i18n';
import { CallRefused } from '@console/screens';
import { ChoiceCards, Field, Select, TextArea } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { CancellationConfirm } from './cancellation-confirm';
import { EvidenceField } from './evidence-field';
import { type Offered, waits } from './cancellation.rules';
import classes from './cancellation.module.css';
import type { Decision } from './use-decision';
import { useReasonText } from '../common/use-reason-text';

interface CancellationDecideProps {
  record: Cancellation;
  offered: readonly Offered[];
  decision: Decision;
  /** True if the queue shows another case after the decision. */
  hasNext: boolean;
}

/** Form with the possible decisions; each shows its effect or its disabled reason. */
export function CancellationDecide({ record, offered, decision, hasNext }: CancellationDecideProps) {
  const { t } = useTranslation();
  const reasonText = useReasonText();
  const { bind, form, progress, save } = decision;
  if (offered.length === 0) return <p className={classes.nothing}>{t('cancellation.nothing')}</p>;
  const amounts = amountsOf(record);
  const { choice, note, hours = waitHours } = form.values;
  const keys = offered.filter(({ isEnabled }) => isEnabled).map(({ shortcut }) => shortcut);
  return (
    <form ref={bind} noValidate className={classes.resolve} onSubmit={(event) => [event.preventDefault(), void save()]}>
      <div className={classes.choices}>
        <Field
          label={t('cancellation.resolve')}
          group
          required
          width="full"
          error={form.errorOf('choice')}
          extra={
            keys.length > 0 && (
              <span className={classes.quiet}>{t('cancellation.press', { keys: keys.join(' ') })}</span>
            )
          }
        >
          <ChoiceCards
            value={choice}
            options={offered.map(({ choice: value, isEnabled, reason, shortcut }) => ({
              value,
              shortcut,
              label: t(`cancellation.${value}`),
              description: t(`cancellation.effect.${value}`, amounts),
              disabled: !isEnabled,
              ...(reason
                ? { note: t(`cancellation.disabledReason.${reason}`, { defaultValue: reasonText(reason) }) }
                : {}),
            }))}
            onChange={(value) => form.set('choice', value)}
          />
        </Field>
        {choice === 'WAIT' && (
          <Field label={t('cancellation.hours')} required error={form.errorOf('hours')}>
            <Select
              value={String(hours)}
              options={waits.map((count) => ({ value: String(count), label: t('cancellation.wait', { count }) }))}
              onChange={(value) => form.set('hours', Number(value))}
            />
          </Field>
        )}
        {choice && needsEvidence(choice) && <EvidenceField form={form} />}
        {choice && (
          <Field
            label={t('card.note')}
            required={needsNote(choice)}
            width="full"
            error={form.errorOf('note')}
            hint={t('cancellation.noteHint')}
          >
            <TextArea
              value={note ?? ''}
              lengthMax={500}
              onChange={(value) => form.set('note', value)}
              onBlur={() => form.touch('note')}
            />
          </Field>
        )}
        {'failure' in progress && <CallRefused failure={progress.failure} />}
      </div>
      <CancellationConfirm record={record} choice={choice} isSending={progress.at === 'sending'} hasNext={hasNext} />
    </form>
  );
}

const amountsOf = ({ ledger, channel, difference }: Cancellation) => ({
  ledger: formatMoney(ledger),
  channel: channel ? formatMoney(channel) : '–',
  difference: difference ? formatMoney(difference) : '–',
});
