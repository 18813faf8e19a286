import { activateVersion, audienceChoice, type AudienceChoice } from '@console/contracts/releases';
import { useStoredState } from '@console/screens';
import { Notice } from '@console/ui';
import { Checkbox } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { audienceIn, firstChoice } from './audience-choice.rules';
import { AudienceFields } from './audience-fields';
import { ActionFrame } from './action-frame';
import { ActionImpact } from './action-impact';
import { useAudienceLabels } from './release-labels';
import { useImpact } from './use-impact';

interface ActivateDialogProps {
  code: string;
  version: string;
  /** Preselected audience. */
  start?: AudienceChoice;
  onChanged: () => void;
  onClose: () => void;
}

/** Activates a version for an audience, with a preview of the affected users and sessions. */
export default function ActivateDialog({
  code,
  version,
  start = firstChoice,
  onChanged,
  onClose,
}: ActivateDialogProps) {
  const { t } = useTranslation();
  const audienceOf = useAudienceLabels();
  const [choice, setChoice] = useStoredState('audience', audienceChoice, () => start);
  const audience = audienceIn(choice);
  const isForEveryone = audience?.to === 'everyone';
  const request = audience && { remote: code, version, audience, isMinimum: choice.isMinimum && isForEveryone };
  const impact = useImpact(request && { deed: 'ACTIVATE', ...request });
  const rehearsal = impact.isFresh && impact.result.data?.at === 'possible' ? impact.result.data : null;
  const waits = rehearsal?.needsSecondPerson === true;
  const labels = { version: `${code} ${version}`, audience: audience ? audienceOf(audience) : '' };
  return (
    <ActionFrame
      title={t('activate.title', labels)}
      submit={{ label: t(waits ? 'activate.ask' : 'activate.submit', labels) }}
      operation={activateVersion}
      inputOf={request && rehearsal && ((why) => ({ ...request, why, onNumber: rehearsal.number }))}
      done={({ at }) => t(at === 'live' ? 'activate.done' : 'activate.requested', labels)}
      impact={impact}
      onChanged={onChanged}
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
    </ActionFrame>
  );
}
