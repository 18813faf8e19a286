import { addressOf, readRichText } from '@console/contracts/rich-text';
import { Field } from '@console/ui/form';
import { RichText, RichTextInput, type RichNode } from '@console/ui/rich-text';
import { Stateful } from '../stateful';
import { long, say } from '../texts';

const terms = () =>
  readRichText(
    say(
      '<h2>Terms</h2><p>Cards are <strong>virtual</strong> and <em>yours</em>.</p><ul><li>Pay online</li><li>See <a href="https://example.com/">the fees</a></li></ul><blockquote>Read them first.</blockquote>',
      '<h2>条款</h2><p>卡片为<strong>虚拟卡</strong>，归<em>您</em>所有。</p><ul><li>在线支付</li><li>参见<a href="https://example.com/">费用</a></li></ul><blockquote>请先阅读。</blockquote>',
    ),
  );

interface Shown {
  error?: string;
  disabled?: boolean;
  lengthMax?: number;
}

const edit = (initial: RichNode[], { error, disabled, lengthMax = 2_000 }: Shown = {}) => (
  <Stateful initial={initial}>
    {(value, setValue) => (
      <Field group width="full" label={say('Text', '正文')} error={error}>
        <RichTextInput
          value={value}
          onChange={setValue}
          read={readRichText}
          addressOf={addressOf}
          lengthMax={lengthMax}
          disabled={disabled}
        />
      </Field>
    )}
  </Stateful>
);

export default {
  title: 'RichText',
  states: {
    shown: () => <RichText nodes={terms()} />,
    empty: () => edit([]),
    filled: () => edit(terms()),
    'long text': () => edit([{ tag: 'p', children: [long()] }], { lengthMax: 60 }),
    error: () => edit([], { error: say('Cannot be empty', '不能为空') }),
    disabled: () => edit(terms(), { disabled: true }),
  },
};
