import { codes } from '@console/contracts';
import { decideActivation, devopsReason, type ModuleRequest } from '@console/contracts/devops';
import { useShell } from '@console/remote-kit';
import { useOperation, usePageForm } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { ActionFrame } from '../common/action-frame';
import { ActionImpact } from '../common/action-impact';
import { ReasonField } from '../common/reason-field';
import { useAudienceLabels } from '../common/release-labels';
import { useImpact } from '../common/use-impact';

interface DecideDialogProps {
  code: string;
  request: ModuleRequest;
  decision: 'APPROVED' | 'REJECTED';
  onChanged: () => void;
  onClose: () => void;
}

/** The second person decides about what the first requested, and sees what it would change now. */
export default function DecideDialog({ code, request, decision, onChanged, onClose }: DecideDialogProps) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const audienceOf = useAudienceLabels();
  const { id, version, audience, isMinimum, madeByName, why: theirs } = request;
  const labels = { version: `${code} ${version}`, who: madeByName, audience: audienceOf(audience) };
  const impact = useImpact({ deed: 'ACTIVATE', remote: code, version, audience, isMinimum });
  const { bind, form } = usePageForm({ schema: devopsReason, start: {} });
  const { progress, send } = useOperation(decideActivation);
  const rehearsal = impact.result.data?.at === 'possible' ? impact.result.data : null;
  const number = decision === 'REJECTED' ? (rehearsal?.number ?? 0) : rehearsal?.number;

  const save = async () => {
    if (number === undefined) return;
    const sent = await form.submit(({ why }) => send({ id, decision, why, onNumber: number }));
    if (sent?.at === 'done') {
      notify({ tone: 'ok', text: t(`waiting.done.${decision}`, labels) });
      onChanged();
      onClose();
    }
    if (sent?.at === 'refused' && sent.failure.code === codes.versionConflict) {
      impact.reload();
      onChanged();
    }
  };
  return (
    <ActionFrame
      title={t(`waiting.titleOf.${decision}`, labels)}
      submit={{
        label: t(decision === 'REJECTED' ? 'waiting.reject' : 'waiting.approve'),
        danger: decision === 'REJECTED',
        isPossible: number !== undefined,
      }}
      progress={progress}
      bind={bind}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <p>{t('waiting.request', labels)}</p>
      <p>“{theirs}”</p>
      {decision === 'APPROVED' && <ActionImpact impact={impact} />}
      <ReasonField form={form} hint={t('release.whyHint')} />
    </ActionFrame>
  );
}
