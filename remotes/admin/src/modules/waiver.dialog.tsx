import { decideWaiver, devopsReason, type SecondPersonWaiver } from '@console/contracts/devops';
import { useShell } from '@console/remote-kit';
import { useOperation, usePageForm } from '@console/screens';
import { Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { ReasonField } from '../common/reason-field';
import { ActionFrame } from '../common/action-frame';

interface WaiverDialogProps {
  code: string;
  waiver: SecondPersonWaiver;
  decision: 'APPROVED' | 'REJECTED';
  onChanged: () => void;
  onClose: () => void;
}

/** The second person decides whether none is needed from now on. */
export default function WaiverDialog({ code, waiver, decision, onChanged, onClose }: WaiverDialogProps) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const { bind, form } = usePageForm({ schema: devopsReason, start: {} });
  const { progress, send } = useOperation(decideWaiver);
  const { id, madeByName: who, why: theirs } = waiver;

  const save = async () => {
    const sent = await form.submit(({ why }) => send({ id, decision, why }));
    if (sent?.at === 'done') {
      notify({ tone: 'ok', text: t(`waiver.done.${decision}`, { code }) });
      onChanged();
      onClose();
    }
  };
  return (
    <ActionFrame
      title={t(`waiver.titleOf.${decision}`, { code })}
      submit={{
        label: t(decision === 'REJECTED' ? 'waiting.reject' : 'waiver.approve'),
        danger: decision === 'APPROVED',
        isPossible: true,
      }}
      progress={progress}
      bind={bind}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <p>{t('waiver.request', { who, code })}</p>
      <p>“{theirs}”</p>
      {decision === 'APPROVED' && <Notice tone="warn">{t('waiver.effect', { code })}</Notice>}
      <ReasonField form={form} hint={t('waiver.whyHint')} />
    </ActionFrame>
  );
}
