import type { UploadedFile, UploadPurpose } from '@console/contracts/files';
import type { z } from '@console/contracts/zod';
import { lazyComponent } from '@console/remote-kit';
import type { TreeNode } from '@console/ui/tree';
import { EmailsField } from './emails-field';
import type { FieldProps } from './field-props';
import { FilesField } from './files-field';
import { PictureField } from './picture-field';
import { SecretField } from './secret-field';

type SecretProps<Draft> = Omit<FieldProps<Draft, string>, 'placeholder' | 'autoFocus'> & {
  /** Time at which the stored value was set; null without one. */
  setAt: string | null;
};

const TreeField = lazyComponent(() => import('./tree-field'));
const RichTextField = lazyComponent(() => import('./rich-text-field'));

type TreeProps<Draft> = Omit<FieldProps<Draft, string[]>, 'placeholder' | 'autoFocus'> & { nodes: readonly TreeNode[] };
type PictureProps<Draft> = Omit<FieldProps<Draft, UploadedFile>, 'hint' | 'placeholder' | 'autoFocus'> & {
  purpose: UploadPurpose;
};
type FilesProps<Draft> = Omit<FieldProps<Draft, UploadedFile[]>, 'placeholder' | 'autoFocus'> & {
  purpose: UploadPurpose;
};

/** Returns fields that few forms have, as `fieldsOf` does. They are separate, so that forms without them do not load them. */
export function rareFieldsOf<Draft extends object>(schema: z.ZodType<Draft>, ns: string) {
  const draft = { schema, ns };
  return {
    /** A `secretText`: the stored value is never shown, and a typed value is never handed over. */
    Secret: ({ setAt, ...field }: SecretProps<Draft>) => <SecretField {...draft} {...field} setAt={setAt} />,
    /** A list of `email`, with the maximum of the contract. */
    Emails: (field: FieldProps<Draft, string[]>) => <EmailsField {...draft} {...field} />,
    /** A list of `uploadedFile`. The purpose defines the accepted types, the platform the number. */
    Files: ({ purpose, ...field }: FilesProps<Draft>) => <FilesField {...draft} {...field} purpose={purpose} />,
    /** A `richText`, with the maximum of visible characters of the contract. */
    RichText: (field: Omit<FieldProps<Draft, string>, 'placeholder' | 'autoFocus'>) => (
      <RichTextField {...draft} {...field} />
    ),
    /** Ids of the checked leaves of a tree. */
    Tree: ({ nodes, ...field }: TreeProps<Draft>) => <TreeField {...draft} {...field} nodes={nodes} />,
    /** An `uploadedFile` with an image; a logo has the exact dimensions of its purpose. */
    Picture: ({ purpose, ...field }: PictureProps<Draft>) => <PictureField {...draft} {...field} purpose={purpose} />,
  };
}
