import { decideActivation, type ModuleRequest } from '@console/contracts/releases';
import { useTranslation } from 'react-i18next';
import { ActionFrame } from '../common/action-frame';
import { ActionImpact } from '../common/action-impact';
import { useAudienceLabels } from '../common/release-labels';
import { useImpact } from '../common/use-impact';

interface DecideDialogProps {
  code: string;
  request: ModuleRequest;
  decision: 'APPROVED' | 'REJECTED';
  onChanged: () => void;
  onClose: () => void;
}

/** Decision of the second approver on an activation, with a preview of its current effect. */
export default function DecideDialog({ code, request, decision, onChanged, onClose }: DecideDialogProps) {
  const { t } = useTranslation();
  const audienceOf = useAudienceLabels();
  const { id, version, audience, isMinimum, madeByName, why: theirs } = request;
  const labels = { version: `${code} ${version}`, who: madeByName, audience: audienceOf(audience) };
  const impact = useImpact({ deed: 'ACTIVATE', remote: code, version, audience, isMinimum });
  const rehearsal = impact.result.data?.at === 'possible' ? impact.result.data : null;
  const onNumber = decision === 'REJECTED' ? (rehearsal?.number ?? 0) : rehearsal?.number;
  return (
    <ActionFrame
      title={t(`waiting.titleOf.${decision}`, labels)}
      submit={{
        label: t(decision === 'REJECTED' ? 'waiting.reject' : 'waiting.approve'),
        isDangerous: decision === 'REJECTED',
      }}
      operation={decideActivation}
      inputOf={onNumber === undefined ? null : (why) => ({ id, decision, why, onNumber })}
      done={() => t(`waiting.done.${decision}`, labels)}
      impact={impact}
      onChanged={onChanged}
      onClose={onClose}
    >
      <p>{t('waiting.request', labels)}</p>
      <p>“{theirs}”</p>
      {decision === 'APPROVED' && <ActionImpact impact={impact} />}
    </ActionFrame>
  );
}
