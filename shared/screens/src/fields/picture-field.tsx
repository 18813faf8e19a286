import { uploadedFile, uploadLimits, type UploadPurpose } from '@console/contracts/files';
import { Button } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useFieldForm } from '../forms/form-scope';
import { UploadField } from '../forms/upload-field';
import { fieldFactsOf } from './field-facts.rules';
import type { FieldOfDraft } from './field-props';
import classes from './picture-field.module.css';
import { useCrop } from './use-crop';
import { useLimits } from './use-limits';

/** Field for one image. Its purpose defines types and, for logos, exact dimensions, to which larger images are cropped. */
export function PictureField({ purpose, ...field }: FieldOfDraft & { purpose: UploadPurpose }) {
  const { t } = useTranslation();
  const form = useFieldForm(field.schema);
  const picture = uploadedFile.safeParse(form.values[field.name]).data;
  const { pixels } = uploadLimits[purpose];
  const limits = useLimits(purpose);
  const { prepare, dialog } = useCrop(purpose);
  const hint = pixels ? `${t('kit.picture.pixels', { ...pixels })} ${limits}` : limits;
  return (
    <UploadField
      label={field.label ?? t(`${field.ns}.${field.name}`)}
      purpose={purpose}
      hint={hint}
      action={t(picture ? 'kit.picture.other' : 'kit.picture.choose')}
      required={field.required ?? fieldFactsOf(field.schema, field.name).isRequired}
      disabled={form.isReadOnly === true}
      error={form.errorOf(field.name)}
      prepare={prepare}
      onTaken={async (file) => {
        form.set(field.name, file);
        return { at: 'done', data: null };
      }}
      shown={
        <>
          {picture?.url !== undefined && (
            <span className={classes.line}>
              <img className={classes.picture} src={picture.url} alt="" />
            </span>
          )}
          {picture && <span>{picture.name}</span>}
          {dialog}
        </>
      }
    >
      {picture && (
        <Button variant="text" onClick={() => form.set(field.name, undefined)}>
          {t('kit.picture.remove')}
        </Button>
      )}
    </UploadField>
  );
}
