import { codes } from '@console/contracts';
import { activateVersion, audienceChoice, devopsReason, type AudienceChoice } from '@console/contracts/devops';
import { useShell } from '@console/remote-kit';
import { useStoredState, useOperation, usePageForm } from '@console/screens';
import { Notice } from '@console/ui';
import { Checkbox } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { audienceIn, firstChoice } from './audience-choice.rules';
import { AudienceFields } from './audience-fields';
import { ActionFrame } from './action-frame';
import { ActionImpact } from './action-impact';
import { ReasonField } from './reason-field';
import { useAudienceLabels } from './release-labels';
import { useImpact } from './use-impact';

interface ActivateDialogProps {
  code: string;
  version: string;
  /** Who gets it unless somebody else is chosen. */
  start?: AudienceChoice;
  onChanged: () => void;
  onClose: () => void;
}

/** Gives a version to somebody, after it was seen for how many. */
export default function ActivateDialog({
  code,
  version,
  start = firstChoice,
  onChanged,
  onClose,
}: ActivateDialogProps) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const audienceOf = useAudienceLabels();
  const [choice, setChoice] = useStoredState('audience', audienceChoice, () => start);
  const audience = audienceIn(choice);
  const isForEveryone = audience?.to === 'everyone';
  const request = audience && { remote: code, version, audience, isMinimum: choice.isMinimum && isForEveryone };
  const impact = useImpact(request && { deed: 'ACTIVATE', ...request });
  const { bind, form } = usePageForm({ schema: devopsReason, start: {} });
  const { progress, send } = useOperation(activateVersion);
  const rehearsal = impact.isFresh && impact.result.data?.at === 'possible' ? impact.result.data : null;
  const waits = rehearsal?.needsSecondPerson === true;

  const save = async () => {
    if (!request || !rehearsal) return;
    const sent = await form.submit(({ why }) => send({ ...request, why, onNumber: rehearsal.number }));
    if (sent?.at === 'done') {
      const labels = { version: `${code} ${version}`, audience: audienceOf(request.audience) };
      notify({ tone: 'ok', text: t(sent.data.at === 'live' ? 'activate.done' : 'activate.requested', labels) });
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
      title={t('activate.title', { version: `${code} ${version}` })}
      submit={{
        label: t(waits ? 'activate.ask' : 'activate.submit', { audience: audience ? audienceOf(audience) : '' }),
        isPossible: rehearsal !== null,
      }}
      progress={progress}
      bind={bind}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <p>{t('activate.effect')}</p>
      <AudienceFields choice={choice} onChange={setChoice} />
      {isForEveryone && (
        <Checkbox checked={choice.isMinimum} onChange={(isMinimum) => setChoice({ ...choice, isMinimum })}>
          {t('activate.minimum')}
        </Checkbox>
      )}
      {audience ? <ActionImpact impact={impact} /> : <Notice>{t('activate.choose')}</Notice>}
      {waits && <Notice>{t('activate.waits')}</Notice>}
      <ReasonField form={form} hint={t('release.whyHint')} />
    </ActionFrame>
  );
}
