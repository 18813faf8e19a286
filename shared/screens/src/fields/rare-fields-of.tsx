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
  /** When the stored value was set, as the server says; null where there is none. */
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

/**
 * Fields that few forms have, as those of `fieldsOf`: label, mark, limit and message come from the contract. They are apart
 * so that a form without them loads none of their code.
 */
export function rareFieldsOf<Draft extends object>(schema: z.ZodType<Draft>, ns: string) {
  const draft = { schema, ns };
  return {
    /** A `secretText` of the contract: what is stored is never shown, what is typed never captured. */
    Secret: ({ setAt, ...field }: SecretProps<Draft>) => <SecretField {...draft} {...field} setAt={setAt} />,
    /** A list of `email` of the contract, whose maximum it says. */
    Emails: (field: FieldProps<Draft, string[]>) => <EmailsField {...draft} {...field} />,
    /** A list of `uploadedFile` of the draft; the purpose says what is taken, the platform how many. */
    Files: ({ purpose, ...field }: FilesProps<Draft>) => <FilesField {...draft} {...field} purpose={purpose} />,
    /** A `richText` of the contract, which says how much of it is seen at most. */
    RichText: (field: Omit<FieldProps<Draft, string>, 'placeholder' | 'autoFocus'>) => (
      <RichTextField {...draft} {...field} />
    ),
    /** Ids of the checked leaves of a tree. */
    Tree: ({ nodes, ...field }: TreeProps<Draft>) => <TreeField {...draft} {...field} nodes={nodes} />,
    /** An `uploadedFile` of the draft; a logo has exactly the pixels that its purpose says. */
    Picture: ({ purpose, ...field }: PictureProps<Draft>) => <PictureField {...draft} {...field} purpose={purpose} />,
  };
}
