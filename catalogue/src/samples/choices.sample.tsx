import { Checkbox, ChoiceCards, Field, Radio, Switch } from '@console/ui/form';
import { Stateful, nothing } from '../stateful';
import { long, say } from '../texts';

const options = () => [
  { value: 'one', label: say('One card', '单张卡'), description: say('Immediately', '立即') },
  { value: 'many', label: say('Many cards', '多张卡'), description: long() },
  { value: 'none', label: say('From a file', '来自文件'), disabled: true },
];

export default {
  title: 'Checkbox, switch, radio, choice cards',
  states: {
    checkbox: () => (
      <Stateful initial={true}>
        {(value, setValue) => (
          <Checkbox checked={value} onChange={setValue}>
            {say('Share to wallet users', '共享给钱包用户')}
          </Checkbox>
        )}
      </Stateful>
    ),
    'checkbox, mixed': () => <Checkbox label={say('All', '全部')} checked={false} mixed onChange={nothing} />,
    'checkbox, disabled': () => (
      <Checkbox checked disabled onChange={nothing}>
        {long()}
      </Checkbox>
    ),
    switch: () => (
      <Stateful initial={true}>
        {(value, setValue) => (
          <Switch checked={value} onChange={setValue}>
            {say('Active', '启用')}
          </Switch>
        )}
      </Stateful>
    ),
    radio: () => (
      <Stateful initial="one">
        {(value, setValue) => (
          <Field label={say('Number of cards', '数量')} group>
            <Radio value={value} options={options()} onChange={setValue} />
          </Field>
        )}
      </Stateful>
    ),
    cards: () => (
      <Stateful initial="many">
        {(value, setValue) => (
          <Field label={say('Number of cards', '数量')} group error={say('Select one', '请选择')}>
            <ChoiceCards value={value} options={options()} onChange={setValue} />
          </Field>
        )}
      </Stateful>
    ),
  },
};
