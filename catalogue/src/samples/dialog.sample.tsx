import { Button, TextButton } from '@console/ui';
import { Field, TextInput } from '@console/ui/form';
import { Dialog, FormDialog } from '@console/ui/overlay';
import { Stateful, nothing } from '../stateful';
import { long, say } from '../texts';

const title = () => say('Freeze this card?', '冻结此卡？');

export default {
  title: 'Dialog',
  alone: true,
  states: {
    question: () => (
      <Dialog
        title={title()}
        open
        onClose={nothing}
        actions={<Button variant="primary">{say('Freeze', '冻结')}</Button>}
      >
        {long()}
      </Dialog>
    ),
    wide: () => (
      <Dialog title={title()} open onClose={nothing} width={680}>
        {long().repeat(20)} <TextButton>{say('Read more', '了解更多')}</TextButton>
      </Dialog>
    ),
    docked: () => (
      <Dialog title={title()} open onClose={nothing} dock="right">
        {long()}
      </Dialog>
    ),
    form: () => (
      <Stateful initial="">
        {(value, setValue) => (
          <FormDialog
            title={title()}
            bind={nothing}
            close={say('Back', '返回')}
            submit={{ label: say('Freeze', '冻结'), isDangerous: true }}
            onClose={nothing}
            onSubmit={nothing}
          >
            <Field label={say('Reason', '原因')} required error={say('Cannot be empty', '不能为空')}>
              <TextInput value={value} onChange={setValue} />
            </Field>
          </FormDialog>
        )}
      </Stateful>
    ),
  },
};
