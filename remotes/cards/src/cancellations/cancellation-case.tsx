import { type Cancellation, type WorkbenchChoice, needsNote, readCancellation } from '@console/contracts/cards';
import { CallFailed, usePoll, useRecord } from '@console/screens';
import { Skeleton } from '@console/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseReview } from './case-review';
import { CancellationCauses } from './cancellation-causes';
import { CancellationDecide } from './cancellation-decide';
import { CancellationEvidence } from './cancellation-evidence';
import { CancellationFigures } from './cancellation-figures';
import { CancellationHead } from './cancellation-head';
import { CancellationHistory } from './cancellation-history';
import { CancellationProgress } from './cancellation-progress';
import { isOnItsWay, offeredOf, staysAfter } from './cancellation.rules';
import classes from './cancellation.module.css';
import { useDecision } from './use-decision';
import type { WorkbenchDrafts } from './use-workbench-drafts';
import { useWorkbenchKeys } from './use-workbench-keys';

interface CancellationCaseProps {
  review: CaseReview;
  /** Panes beside the queue instead of a single column. */
  isQueue?: boolean;
  /** Stores the input of a case while another case is shown. */
  drafts?: WorkbenchDrafts | undefined;
  /** Reloads the record when the number changes. */
  round?: number;
  /** Position in the queue as text, such as "2 of 5". */
  place?: string | undefined;
  /** Called when the review has changed, so that the list is outdated. */
  onChanged: () => void;
  /** Called when no decision remains for this user. */
  onSettled?: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

const soonMs = 1_500;

/** Cancellation of a card: balances of ledger and channel, possible causes of a mismatch, and the decision. */
export function CancellationCase(props: CancellationCaseProps) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readCancellation, { id: props.review.id });
  const record = result.data;
  const { round = 0 } = props;
  const readAgain = useEffectEvent(() => reload({ background: true }));
  useEffect(() => {
    if (round > 0) readAgain();
  }, [round]);
  usePoll(record !== undefined && isOnItsWay(record), () => reload({ background: true }), soonMs);
  if (result.at === 'failed')
    return <CallFailed title={t('cancellation.failed')} failure={result.failure} onRetry={() => reload()} />;
  if (!record) return <Skeleton rows={6} />;
  return <Case {...props} record={record} onRead={() => reload({ background: true })} />;
}

interface CaseProps extends CancellationCaseProps {
  record: Cancellation;
  onRead: () => void;
}

function Case({ record, review, isQueue = false, place, onChanged, onSettled, onRead, drafts, ...ways }: CaseProps) {
  const { t } = useTranslation();
  const parts = useRef<HTMLElement>(null);
  // The list of pending reviews drops a decided review instead of updating it, so `review` never shows the decision.
  const [isSettled, setSettled] = useState(false);
  const changed = () => {
    onRead();
    onChanged();
  };
  const done = (choice: WorkbenchChoice, isEnded: boolean) => {
    changed();
    if (isEnded) setSettled(true);
    if (isEnded || !staysAfter(choice)) onSettled?.();
  };
  const decision = useDecision({ record, reviewNo: review.reviewNo, onDone: done, onRefused: changed });
  const { form } = decision;
  const comeBack = useEffectEvent(() => {
    const stored = drafts?.draftOf(record.reviewId);
    if (stored) form.setAll({ ...stored, version: record.version });
  });
  useEffect(() => comeBack(), []);
  useEffect(() => drafts?.keep(record.reviewId, form.values));
  const choose = (choice: WorkbenchChoice) => {
    form.set('choice', choice);
    if (needsNote(choice)) requestAnimationFrame(() => parts.current?.querySelector('textarea')?.focus());
  };
  const offered = isSettled ? [] : offeredOf(record, review);
  const enabled = offered.filter(({ isEnabled }) => isEnabled);
  useWorkbenchKeys({
    inside: parts,
    actions: {
      J: ways.onNext,
      S: ways.onNext,
      K: ways.onPrevious,
      ...Object.fromEntries(enabled.map(({ choice, shortcut }) => [shortcut, () => choose(choice)])),
    },
    onConfirm: () => form.values.choice && void decision.save(),
  });
  // Focuses the next case so that screen readers announce it, except while the user navigates in the queue itself.
  useEffect(() => {
    if (place !== undefined && !document.activeElement?.closest('[data-queue]')) parts.current?.focus();
  }, [place, parts]);
  const match = t(`cancellation.match.${record.match}`);
  return (
    <section
      ref={parts}
      tabIndex={-1}
      aria-label={[place, record.card.number.slice(-4), match].filter(Boolean).join(', ')}
      className={isQueue ? classes.panes : classes.parts}
    >
      <div className={isQueue ? classes.compare : classes.parts}>
        <CancellationHead record={record} review={review} />
        <CancellationFigures record={record} />
        <CancellationCauses record={record} />
        <CancellationProgress record={record} />
        <CancellationEvidence reviewId={record.reviewId} evidence={record.evidence} />
        <CancellationHistory record={record} review={review} />
      </div>
      <CancellationDecide
        record={record}
        offered={offered}
        decision={decision}
        hasNext={isQueue && ways.onNext !== undefined}
      />
    </section>
  );
}
