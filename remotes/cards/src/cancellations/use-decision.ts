import {
  type Cancellation,
  workbenchDecision,
  type WorkbenchChoice,
  type WorkbenchDecision,
  needsEvidence,
  resolveCancellation,
  waitHours,
} from '@console/contracts/cards';
import { decideReview } from '@console/contracts/reviews';
import { useShell } from '@console/remote-kit';
import { type Sent, useOperation, usePageForm } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { decisionRules } from './cancellation.rules';

interface Decided {
  record: Cancellation;
  reviewNo: string;
  onDone: (choice: WorkbenchChoice, isEnded: boolean) => void;
  onRefused: () => void;
}

/** One form for decisions on the review and for resolutions of a mismatch; each is sent to its own operation. */
export function useDecision({ record, reviewNo, onDone, onRefused }: Decided) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const deciding = useOperation(decideReview);
  const resolving = useOperation(resolveCancellation);
  const { reviewId: id, version } = record;
  const start = { id, version };
  const { bind, form } = usePageForm<WorkbenchDecision>({ schema: workbenchDecision, start, rules: decisionRules });

  const carryOut = async ({ choice, note, evidence, hours = waitHours }: WorkbenchDecision): Promise<Sent<unknown>> => {
    // Sends the version that is shown now, not the version that the form opened with.
    const said = { id, version, ...(note !== undefined && { note }) };
    if (choice === 'APPROVE' || choice === 'REJECT') {
      const sent = await deciding.send({ ...said, decision: choice });
      if (sent.at === 'done') {
        notify({ tone: 'ok', text: t(`review.done.${choice}`, { no: reviewNo }) });
        onDone(choice, true);
      }
      return sent;
    }
    const sent = await resolving.send({
      ...said,
      resolution: choice,
      ...(choice === 'WAIT' && { hours }),
      ...(evidence && needsEvidence(choice) && { evidence: evidence.map((file) => file.id) }),
    });
    if (sent.at === 'done') {
      const isEnded = sent.data.cancelState === 'DONE';
      notify({ tone: 'ok', text: t(`cancellation.decided.${isEnded ? 'DONE' : choice}`, { count: hours }) });
      onDone(choice, isEnded);
    }
    return sent;
  };
  const save = async () => {
    const sent = await form.submit(carryOut);
    if (sent?.at === 'done') form.reset(start);
    else if (sent && sent.at !== 'busy') onRefused();
  };
  const { choice } = form.values;
  const { progress } = choice === 'APPROVE' || choice === 'REJECT' ? deciding : resolving;
  return { bind, form, progress, save };
}

export type Decision = ReturnType<typeof useDecision>;
