import { z } from '@console/contracts/zod';
import { fieldsOf, FormScope, lineFieldsOf, useForm } from '@console/screens';
import { long, say } from '../texts';

const tier = z.strictObject({ from: z.string().min(1).max(20), price: z.string().min(1).max(10) });
const fee = z.strictObject({ tiers: z.array(tier).min(1).max(3) });
const line = fieldsOf(tier, 'fee');
const { Lines } = lineFieldsOf(fee, 'fee');

interface Shown {
  tiers: z.infer<typeof tier>[];
  isSent?: boolean;
  disabled?: boolean;
}

function Fee({ tiers, isSent = false, disabled = false }: Shown) {
  const { bind, form } = useForm({ schema: fee, start: { tiers }, ...(isSent && { checked: [] }) });
  return (
    <form ref={bind} noValidate onSubmit={(event) => event.preventDefault()}>
      <FormScope form={form}>
        <Lines name="tiers" label={say('Tiers', '阶梯')} start={() => ({})} disabled={disabled}>
          {() => (
            <>
              <line.Text name="from" label={say('From', '起点')} disabled={disabled} />
              <line.Text name="price" label={say('Price', '价格')} disabled={disabled} />
            </>
          )}
        </Lines>
      </FormScope>
    </form>
  );
}

const two = () => [
  { from: '0', price: '1.50' },
  { from: '10000', price: '1.20' },
];

export default {
  title: 'Lines',
  states: {
    empty: () => <Fee tiers={[]} />,
    filled: () => <Fee tiers={two()} />,
    error: () => <Fee isSent tiers={[...two(), { from: '', price: '' }]} />,
    'long text': () => <Fee tiers={[{ from: long().slice(0, 20), price: '1234567890' }]} />,
    disabled: () => <Fee disabled tiers={two()} />,
  },
};
