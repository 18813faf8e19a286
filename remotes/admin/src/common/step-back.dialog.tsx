import { codes, text } from '@console/contracts';
import {
  devopsReason,
  drainRemote,
  rollBackRemote,
  withdrawVersion,
  type ModuleAction,
} from '@console/contracts/devops';
import { useShell } from '@console/remote-kit';
import { useStoredState, useOperation, usePageForm } from '@console/screens';
import { Notice } from '@console/ui';
import { Field, TextInput } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { ActionFrame } from './action-frame';
import { ActionImpact } from './action-impact';
import { ReasonField } from './reason-field';
import { useImpact } from './use-impact';

type StepBack = Extract<ModuleAction, { deed: 'ROLLBACK' | 'DRAIN' | 'WITHDRAW' }>;

interface StepBackDialogProps {
  code: string;
  action: StepBack;
  onChanged: () => void;
  onClose: () => void;
}

/** Rolling back, ending a canary, taking a version away: at once, by one person, after it was seen for whom. */
export default function StepBackDialog({ code, action, onChanged, onClose }: StepBackDialogProps) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const labels = { code, version: action.deed === 'WITHDRAW' ? `${code} ${action.version}` : code };
  const name = action.deed === 'WITHDRAW' ? action.as : action.deed;
  const impact = useImpact({ ...action, remote: code });
  const { bind, form } = usePageForm({ schema: devopsReason, start: {} });
  const { progress, send } = useStepBack(code, action);
  const [typed, setTyped] = useStoredState('confirmation', text(), () => '');
  const isConfirmed = name !== 'REVOKED' || typed.trim() === labels.version;
  const rehearsal = impact.isFresh && impact.result.data?.at === 'possible' ? impact.result.data : null;

  const save = async () => {
    if (!rehearsal || !isConfirmed) return;
    const sent = await form.submit(({ why }) => send(why, rehearsal.number));
    if (sent?.at === 'done') {
      notify({ tone: 'ok', text: t(`action.done.${name}`, labels) });
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
      title={t(`action.title.${name}`, labels)}
      submit={{ label: t(`action.${name}`), danger: name !== 'DRAIN', isPossible: rehearsal !== null && isConfirmed }}
      progress={progress}
      bind={bind}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Notice tone={name === 'REVOKED' ? 'warn' : 'info'}>{t(`action.effect.${name}`)}</Notice>
      <ActionImpact impact={impact} />
      <ReasonField form={form} hint={t('release.whyHint')} />
      {name === 'REVOKED' && (
        <Field label={t('action.confirm', labels)} required width="full">
          <TextInput value={typed} onChange={setTyped} />
        </Field>
      )}
    </ActionFrame>
  );
}

/** The call behind each action. */
function useStepBack(code: string, action: StepBack) {
  const back = useOperation(rollBackRemote);
  const drain = useOperation(drainRemote);
  const withdraw = useOperation(withdrawVersion);
  const about = (why: string, onNumber: number) => ({ remote: code, why, onNumber });
  if (action.deed === 'WITHDRAW')
    return {
      progress: withdraw.progress,
      send: (why: string, onNumber: number) =>
        withdraw.send({ ...about(why, onNumber), version: action.version, as: action.as }),
    };
  const { progress, send } = action.deed === 'ROLLBACK' ? back : drain;
  return { progress, send: (why: string, onNumber: number) => send(about(why, onNumber)) };
}
