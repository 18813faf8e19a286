import { type Cancellation, needsNote, waitHours } from '@console/contracts/cards';
import type { Review } from '@console/contracts/reviews';
import { formatMoney } from '@console/i18n';
import { CallRefused } from '@console/screens';
import { Button, Kbd } from '@console/ui';
import { ChoiceCards, Field, Select, TextArea } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { offeredOf, waits } from './cancellation.rules';
import classes from './cancellation.module.css';
import type { Decision } from './use-decision';

interface CancellationDecideProps {
  known: Cancellation;
  review: Review;
  decision: Decision;
}

/** The ways on; each says what follows from it, and one that is not possible says why. */
export function CancellationDecide({ known, review, decision }: CancellationDecideProps) {
  const { t } = useTranslation();
  const { bind, form, progress, save } = decision;
  const offered = offeredOf(known, review);
  if (offered.length === 0) return null;
  const { ledger, channel, difference } = known;
  const money = {
    ledger: formatMoney(ledger),
    channel: channel ? formatMoney(channel) : '–',
    difference: difference ? formatMoney(difference) : '–',
  };
  const { choice, note, hours = waitHours } = form.values;
  return (
    <form ref={bind} noValidate className={classes.resolve} onSubmit={(event) => [event.preventDefault(), void save()]}>
      <Field label={t('cancellation.resolve')} group required width="full" error={form.errorOf('choice')}>
        <ChoiceCards
          value={choice}
          options={offered.map(({ choice: value, isEnabled, reason, shortcut }) => ({
            value,
            shortcut,
            label: t(`cancellation.${value}`),
            description: t(`cancellation.effect.${value}`, money),
            disabled: !isEnabled,
            ...(reason ? { note: t([`cancellation.obstacle.${reason}`, `review.obstacle.${reason}`]) } : {}),
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
      {choice && (
        <Field label={t('card.note')} required={needsNote(choice)} width="full" error={form.errorOf('note')}>
          <TextArea
            value={note ?? ''}
            lengthMax={500}
            onChange={(value) => form.set('note', value)}
            onBlur={() => form.leave('note')}
          />
        </Field>
      )}
      {'failure' in progress && <CallRefused failure={progress.failure} />}
      <span className={classes.confirm}>
        <Kbd keys={['Ctrl', '↵']} />
        <Button variant="primary" type="submit" loading={progress.at === 'sending'} disabled={!choice}>
          {t('cancellation.submit')}
        </Button>
      </span>
    </form>
  );
}
