import { Field } from '@console/ui/form';
import { FilesInput, type FileItem } from '@console/ui/inputs';
import { nothing } from '../stateful';
import { long, say } from '../texts';

const item = (key: string, state: FileItem['state'], name = `${key}.pdf`): FileItem => ({
  key,
  name,
  bytes: 1_363_149,
  state,
});
const refused = (message: string, canRetry: boolean) => ({ at: 'refused', message, canRetry }) as const;

const show = (items: FileItem[], { error, disabled }: { error?: string; disabled?: boolean } = {}) => (
  <Field group label={say('Vouchers', '凭证')} error={error}>
    <FilesInput
      items={items}
      max={5}
      accept="application/pdf"
      onAdd={nothing}
      onRemove={nothing}
      onRetry={nothing}
      disabled={disabled}
    />
  </Field>
);

export default {
  title: 'Files',
  states: {
    empty: () => show([]),
    'on their way': () =>
      show([
        item('statement', { at: 'taken' }),
        item('letter', { at: 'sending', share: 0.4 }),
        item('invoice', { at: 'waiting' }),
      ]),
    refused: () =>
      show([
        item('large', refused(say('The file is larger than 10 MB', '文件超过10 MB'), false)),
        item('lost', refused(say('Connection lost', '连接已中断'), true)),
      ]),
    'long text': () => show([item('long', { at: 'taken' }, `${long()}.pdf`)]),
    error: () => show([], { error: say('Cannot be empty', '不能为空') }),
    disabled: () => show([item('statement', { at: 'taken' })], { disabled: true }),
  },
};
