import { call } from '@console/api';
import type { PageName } from '@console/contracts';
import { deleteStepDraft, readStepDraft, saveStepDraft, type StepDraft } from '@console/contracts/step-drafts';
import { z } from '@console/contracts/zod';
import { formatDateTime } from '@console/i18n';
import { type Captured, type Handover, useShell } from '@console/remote-kit';
import { Button, Notice } from '@console/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plainOf } from '../handover/use-stored-state';
import { useShown } from '../use-shown';
import { useOperation } from '../wire/use-operation';
import { useRecord } from '../wire/use-record';

interface StepDraftProps {
  page: PageName;
  /** Empty for a record that does not exist yet. */
  recordId: string;
  form: { isDirty: boolean };
  handover: Handover;
}

const captured = z.strictObject({ schema: z.string(), state: z.unknown() });

/**
 * Saves incomplete values of a step on the server, so that the user can continue on another device. When the step
 * opens, an existing draft is offered; it replaces the values only if the user selects it.
 */
export function useStepDraft({ page, recordId, form, handover }: StepDraftProps): {
  button: ReactNode;
  offer: ReactNode;
  remove: () => void;
} {
  const { t } = useTranslation();
  const { notify } = useShell();
  const { zone } = useShown();
  const step = { page, recordId };
  const found = useRecord(readStepDraft, step).result.data?.draft ?? null;
  const { progress, send } = useOperation(saveStepDraft);
  // Overrides the loaded draft after a save or a removal.
  const [changed, setChanged] = useState<{ draft: StepDraft | null } | null>(null);
  const stored = changed ? changed.draft : found;
  const [isSavedHere, setSavedHere] = useState(false);

  const save = async () => {
    const state = JSON.stringify(handover.capture(), withoutAccounts);
    const sent = await send({ ...step, state });
    if ('failure' in sent) notify({ tone: 'bad', text: sent.failure.fieldErrors[0]?.message ?? sent.failure.message });
    if (sent.at !== 'done') return;
    setChanged({ draft: { state, savedAt: sent.data.savedAt } });
    setSavedHere(true);
    notify({ tone: 'ok', text: t('kit.stepDraft.saved') });
  };
  const remove = () => {
    if (stored === null) return;
    setChanged({ draft: null });
    // If the deletion fails, the draft is offered again and expires later.
    call(deleteStepDraft, step).catch(() => undefined);
  };
  const use = () => {
    if (stored === null) return;
    const capture = capturedOf(stored.state);
    if (capture && handover.restore(capture)) setSavedHere(true);
    else notify({ tone: 'bad', text: t('kit.stepDraft.outdated') });
  };
  return {
    remove,
    button: (
      <Button variant="text" disabled={!form.isDirty} loading={progress.at === 'sending'} onClick={() => void save()}>
        {t('kit.stepDraft.save')}
      </Button>
    ),
    offer: stored !== null && !isSavedHere && (
      <Notice title={t('kit.stepDraft.found', { time: formatDateTime(stored.savedAt, zone) })}>
        <Button size="small" onClick={use}>
          {t('kit.stepDraft.use')}
        </Button>{' '}
        <Button size="small" variant="text" onClick={remove}>
          {t('kit.stepDraft.discard')}
        </Button>
      </Notice>
    ),
  };
}

/** Account numbers are masked wherever they are stored, so users type them again. */
const withoutAccounts = (field: string, value: unknown): unknown => (/accountno|iban/i.test(field) ? undefined : value);

function capturedOf(json: string): Captured | null {
  try {
    const { schema, state: values } = captured.parse(JSON.parse(json));
    return { schema, state: plainOf(values) };
  } catch {
    return null;
  }
}
