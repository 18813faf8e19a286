import type { InputOf } from '@console/contracts';
import { type Cancellation, needsNote, resolveCancellation, waitHours } from '@console/contracts/cards';
import { formatMoney } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { CallRefused, useOperation, usePageForm } from '@console/screens';
import { Button } from '@console/ui';
import { ChoiceCards, Field, Select, TextArea } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { offeredOf, resolveRules, waits } from './cancellation.rules';
import classes from './cancellation.module.css';

type Draft = InputOf<typeof resolveCancellation>;

interface CancellationResolveProps {
  known: Cancellation;
  onDone: () => void;
  onRefused: () => void;
}

/** The ways on; each says what follows from it, and one that is not possible says why. */
export function CancellationResolve({ known, onDone, onRefused }: CancellationResolveProps) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const { progress, send } = useOperation(resolveCancellation);
  const { reviewId: id, version, ledger, channel, difference } = known;
  const { bind, form } = usePageForm<Draft>({
    schema: resolveCancellation.input,
    start: { id, version },
    rules: resolveRules,
  });
  const offered = offeredOf(known);
  if (offered.length === 0) return null;
  const money = {
    ledger: formatMoney(ledger),
    channel: channel ? formatMoney(channel) : '–',
    difference: difference ? formatMoney(difference) : '–',
  };
  const { resolution, note, hours = waitHours } = form.values;
  const save = async () => {
    // What is shown now is what is decided about, not what was shown when the drawer opened.
    const sent = await form.submit((draft) => send({ ...draft, version, ...(resolution === 'WAIT' ? { hours } : {}) }));
    if (sent?.at === 'done') {
      const told = sent.data.cancelState === 'DONE' ? 'DONE' : (resolution ?? 'RESYNC');
      notify({ tone: 'ok', text: t(`cancellation.told.${told}`, { count: hours }) });
      form.setAll({ id, version });
      onDone();
    } else if (sent) onRefused();
  };
  return (
    <form ref={bind} noValidate className={classes.resolve} onSubmit={(event) => [event.preventDefault(), void save()]}>
      <Field label={t('cancellation.resolve')} group required width="full" error={form.errorOf('resolution')}>
        <ChoiceCards
          value={resolution}
          options={offered.map(({ resolution: value, isEnabled, reason }) => ({
            value,
            label: t(`cancellation.${value}`),
            description: t(`cancellation.effect.${value}`, money),
            disabled: !isEnabled,
            ...(reason ? { note: t(`cancellation.obstacle.${reason}`) } : {}),
          }))}
          onChange={(value) => form.set('resolution', value)}
        />
      </Field>
      {resolution === 'WAIT' && (
        <Field label={t('cancellation.hours')} required error={form.errorOf('hours')}>
          <Select
            value={String(hours)}
            options={waits.map((count) => ({ value: String(count), label: t('cancellation.wait', { count }) }))}
            onChange={(value) => form.set('hours', Number(value))}
          />
        </Field>
      )}
      {resolution && needsNote(resolution) && (
        <Field label={t('card.note')} required width="full" error={form.errorOf('note')}>
          <TextArea
            value={note ?? ''}
            lengthMax={500}
            onChange={(value) => form.set('note', value)}
            onBlur={() => form.leave('note')}
          />
        </Field>
      )}
      {'failure' in progress && <CallRefused failure={progress.failure} />}
      <Button variant="primary" type="submit" loading={progress.at === 'sending'} disabled={!resolution}>
        {t('cancellation.submit')}
      </Button>
    </form>
  );
}
