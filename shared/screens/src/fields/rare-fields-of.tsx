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
  /** Time at which the stored value was set; null if there is none. */
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

/** Returns fields that few forms have, like `fieldsOf`. They are separate, so that other forms do not load them. */
export function rareFieldsOf<Draft extends object>(schema: z.ZodType<Draft>, ns: string) {
  const draft = { schema, ns };
  return {
    /**
     * Field for a `secretText`: the stored value is never shown, and a typed value is never transferred to another
     * version.
     */
    Secret: ({ setAt, ...field }: SecretProps<Draft>) => <SecretField {...draft} {...field} setAt={setAt} />,
    /** Field for a list of `email`, with the maximum of the contract. */
    Emails: (field: FieldProps<Draft, string[]>) => <EmailsField {...draft} {...field} />,
    /**
     * Field for a list of `uploadedFile`. The purpose determines the accepted types, the platform the number of files.
     */
    Files: ({ purpose, ...field }: FilesProps<Draft>) => <FilesField {...draft} {...field} purpose={purpose} />,
    /** Field for a `richText`, with the contract's maximum of visible characters. */
    RichText: (field: Omit<FieldProps<Draft, string>, 'placeholder' | 'autoFocus'>) => (
      <RichTextField {...draft} {...field} />
    ),
    /** Field for the ids of selected leaves in a tree. */
    Tree: ({ nodes, ...field }: TreeProps<Draft>) => <TreeField {...draft} {...field} nodes={nodes} />,
    /** Field for an `uploadedFile` with an image. A logo must have the exact dimensions of its purpose. */
    Picture: ({ purpose, ...field }: PictureProps<Draft>) => <PictureField {...draft} {...field} purpose={purpose} />,
  };
}
