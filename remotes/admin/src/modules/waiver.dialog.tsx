import { decideWaiver, type SecondPersonWaiver } from '@console/contracts/releases';
import { Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { ActionFrame } from '../common/action-frame';

interface WaiverDialogProps {
  code: string;
  waiver: SecondPersonWaiver;
  decision: 'APPROVED' | 'REJECTED';
  onChanged: () => void;
  onClose: () => void;
}

/** Decision of a second approver on turning off two-person approval. */
export default function WaiverDialog({ code, waiver, decision, onChanged, onClose }: WaiverDialogProps) {
  const { t } = useTranslation();
  const { id, madeByName: who, why: theirs } = waiver;
  return (
    <ActionFrame
      title={t(`waiver.titleOf.${decision}`, { code })}
      submit={{
        label: t(decision === 'REJECTED' ? 'waiting.reject' : 'waiver.approve'),
        isDangerous: decision === 'APPROVED',
      }}
      operation={decideWaiver}
      inputOf={(why) => ({ id, decision, why })}
      done={() => t(`waiver.done.${decision}`, { code })}
      whyHint={t('waiver.whyHint')}
      onChanged={onChanged}
      onClose={onClose}
    >
      <p>{t('waiver.request', { who, code })}</p>
      <p>“{theirs}”</p>
      {decision === 'APPROVED' && <Notice tone="warn">{t('waiver.effect', { code })}</Notice>}
    </ActionFrame>
  );
}
