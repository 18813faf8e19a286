import { text } from '@console/contracts';
import { drainRemote, rollBackRemote, withdrawVersion, type ModuleAction } from '@console/contracts/releases';
import { useStoredState } from '@console/screens';
import { Notice } from '@console/ui';
import { Field, TextInput } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { ActionFrame } from './action-frame';
import { ActionImpact } from './action-impact';
import { useImpact } from './use-impact';

type StepBack = Extract<ModuleAction, { deed: 'ROLLBACK' | 'DRAIN' | 'WITHDRAW' }>;

interface StepBackDialogProps {
  code: string;
  action: StepBack;
  onChanged: () => void;
  onClose: () => void;
}

/** Rollback, end of a canary or withdrawal of a version, with the users that it affects. It needs no second approver. */
export default function StepBackDialog({ code, action, onChanged, onClose }: StepBackDialogProps) {
  const { t } = useTranslation();
  const labels = { code, version: action.deed === 'WITHDRAW' ? `${code} ${action.version}` : code };
  const name = action.deed === 'WITHDRAW' ? action.as : action.deed;
  const impact = useImpact({ ...action, remote: code });
  const [typed, setTyped] = useStoredState('confirmation', text(), () => '');
  const isConfirmed = name !== 'REVOKED' || typed.trim() === labels.version;
  const rehearsal = impact.isFresh && impact.result.data?.at === 'possible' ? impact.result.data : null;
  const inputOf =
    rehearsal && isConfirmed ? (why: string) => ({ remote: code, why, onNumber: rehearsal.number }) : null;
  const about = {
    title: t(`action.title.${name}`, labels),
    submit: { label: t(`action.${name}`), isDangerous: name !== 'DRAIN' },
    done: () => t(`action.done.${name}`, labels),
    impact,
    onChanged,
    onClose,
    children: (
      <>
        <Notice tone={name === 'REVOKED' ? 'warn' : 'info'}>{t(`action.effect.${name}`)}</Notice>
        <ActionImpact impact={impact} />
      </>
    ),
  };
  if (action.deed !== 'WITHDRAW')
    return (
      <ActionFrame {...about} operation={action.deed === 'DRAIN' ? drainRemote : rollBackRemote} inputOf={inputOf} />
    );
  const { version, as } = action;
  return (
    <ActionFrame
      {...about}
      operation={withdrawVersion}
      inputOf={inputOf && ((why) => ({ ...inputOf(why), version, as }))}
      below={
        name === 'REVOKED' && (
          <Field label={t('action.confirm', labels)} required width="full">
            <TextInput value={typed} onChange={setTyped} />
          </Field>
        )
      }
    />
  );
}
