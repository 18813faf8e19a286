import { saveFile } from '@console/api';
import { type Cancellation, downloadEvidence } from '@console/contracts/cards';
import { formatDateTime } from '@console/i18n';
import { CallRefused, useOperation, useShown } from '@console/screens';
import { Button } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from './cancellation.module.css';

/** Evidence files with download links. */
export function CancellationEvidence({ reviewId, evidence }: Pick<Cancellation, 'reviewId' | 'evidence'>) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const { progress, send } = useOperation(downloadEvidence);
  if (evidence.length === 0) return null;
  const save = async (fileId: string) => {
    const sent = await send({ id: reviewId, fileId });
    if (sent.at === 'done') saveFile(sent.data.url, sent.data.name);
  };
  return (
    <section aria-label={t('cancellation.evidence')}>
      <h3>{t('cancellation.evidence')}</h3>
      <ul className={classes.causes}>
        {evidence.map(({ fileId, name, givenBy, givenAt }) => (
          <li key={fileId}>
            <Button variant="text" icon="download" onClick={() => void save(fileId)}>
              {name}
            </Button>
            <small>{t('cancellation.evidenceBy', { name: givenBy, time: formatDateTime(givenAt, zone) })}</small>
          </li>
        ))}
      </ul>
      {'failure' in progress && <CallRefused failure={progress.failure} />}
    </section>
  );
}
