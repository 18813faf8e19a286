import type { WorkbenchDecision } from '@console/contracts/cards';
import { type Form, UploadField } from '@console/screens';
import { useTranslation } from 'react-i18next';

/** The file that proves what the channel says. It is given at once, and stored when the choice is confirmed. */
export function EvidenceField({ form }: { form: Form<WorkbenchDecision> }) {
  const { t } = useTranslation();
  const { evidence } = form.values;
  return (
    <UploadField
      label={t('cancellation.evidence')}
      purpose="DOCUMENT"
      hint={t('cancellation.evidence.hint')}
      action={t(evidence ? 'cancellation.evidence.other' : 'cancellation.evidence.choose')}
      required
      error={form.errorOf('evidence')}
      onTaken={async (file) => {
        form.set('evidence', file);
        return { at: 'done', data: null };
      }}
      shown={evidence && <span>{evidence.name}</span>}
    />
  );
}
