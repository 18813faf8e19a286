import { saveFile } from '@console/api';
import { downloadCaseLicence, downloadMerchantLicence, type MerchantProtected } from '@console/contracts/merchants';
import { CallRefused, useOperation } from '@console/screens';
import { Button } from '@console/ui';
import classes from './merchant.module.css';

interface Props {
  /** Id of the merchant, or of the review if `isOfReview` is set. */
  id: string;
  isOfReview?: boolean;
  licences: MerchantProtected['licences'];
}

/** Licence files with download links. */
export function MerchantLicences({ id, licences, isOfReview = false }: Props) {
  const { progress, send } = useOperation(isOfReview ? downloadCaseLicence : downloadMerchantLicence);
  if (licences.length === 0) return '–';
  const save = async (fileId: string) => {
    const sent = await send({ id, fileId });
    if (sent.at === 'done') saveFile(sent.data.url, sent.data.name);
  };
  return (
    <>
      <ul className={classes.files}>
        {licences.map(({ id: fileId, name }) => (
          <li key={fileId}>
            <Button variant="text" icon="download" onClick={() => void save(fileId)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
      {'failure' in progress && <CallRefused failure={progress.failure} />}
    </>
  );
}
