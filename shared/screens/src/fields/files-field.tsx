import { acceptOf } from '@console/api';
import { readUploadLimits, uploadedFile, type UploadPurpose } from '@console/contracts/files';
import { FilesInput } from '@console/ui/inputs';
import { useFieldForm } from '../forms/form-scope';
import { useUploads } from '../forms/use-uploads';
import { useBusy } from '../handover/use-busy';
import { useRecord } from '../wire/use-record';
import type { FieldOfDraft } from './field-props';
import { StandingField } from './standing-field';
import { useLimits } from './use-limits';

/**
 * A field for files, which are uploaded as soon as they are chosen. Uploaded files are transferred with the form;
 * during an upload no other version of the page takes over.
 */
export function FilesField({ purpose, ...field }: FieldOfDraft & { purpose: UploadPurpose }) {
  const form = useFieldForm(field.schema);
  const value = form.values[field.name];
  const files = Array.isArray(value) ? value.flatMap((one) => uploadedFile.safeParse(one).data ?? []) : [];
  const { filesMax: max, bytesMax } = useRecord(readUploadLimits, {}).result.data ?? {};
  const onFiles = (next: unknown[]) => form.set(field.name, next);
  const { items, isBusy, add, retry, remove } = useUploads({ files, onFiles, purpose, max, bytesMax });
  useBusy(`files.${field.name}`, isBusy);
  const limits = useLimits(purpose, bytesMax);
  const hint = (
    <>
      {field.hint} {limits}
    </>
  );
  return (
    <StandingField width="full" {...field} group hint={hint}>
      {({ input: { onBlur, disabled } }) => (
        <FilesInput
          items={items}
          max={max}
          accept={acceptOf(purpose)}
          onAdd={add}
          onRemove={remove}
          onRetry={retry}
          onBlur={onBlur}
          disabled={disabled}
        />
      )}
    </StandingField>
  );
}
