import { Field, FormFooter, FormSection, TextInput } from '@console/ui/form';
import { nothing } from '../stateful';
import { long, say } from '../texts';

const field = (label: string, error?: string) => (
  <Field label={label} error={error} required>
    <TextInput value="" onChange={nothing} />
  </Field>
);

export default {
  title: 'Form section and footer',
  states: {
    section: () => (
      <FormSection title={say('Card', '卡')} description={long()}>
        {field(say('Alias', '别名'))}
        {field(say('Note', '备注'), say('Cannot be empty', '不能为空'))}
      </FormSection>
    ),
    footer: () => (
      <FormFooter
        primary={{ label: say('Save', '保存'), onClick: nothing }}
        cancel={{ onClick: nothing }}
        note={say('Draft saved', '草稿已保存')}
      />
    ),
    'footer with errors': () => (
      <FormFooter primary={{ label: say('Save', '保存'), onClick: nothing }} errorCount={2} />
    ),
    'footer, sending': () => (
      <FormFooter primary={{ label: say('Cancel card', '注销卡'), onClick: nothing, danger: true, loading: true }} />
    ),
  },
};
