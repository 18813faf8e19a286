import { Difference } from '@console/ui/difference';
import { long, say } from '../texts';

const before = () => ({
  [say('Status', '状态')]: 'ACTIVE',
  [say('Limit', '限额')]: { [say('amount', '金额')]: '1,000.00', [say('currency', '币种')]: 'USD' },
  [say('Name', '名称')]: long(),
  [say('Note', '备注')]: say('Trip to Osaka', '大阪出差'),
});
const after = () => ({
  ...before(),
  [say('Status', '状态')]: 'FROZEN',
  [say('Limit', '限额')]: { [say('amount', '金额')]: '2,500.00', [say('currency', '币种')]: 'USD' },
  [say('Note', '备注')]: null,
  [say('Reason', '原因')]: say('Lost', '丢失'),
});

export default {
  title: 'Difference',
  states: {
    changed: () => <Difference before={before()} after={after()} />,
    'with titles': () => (
      <Difference before={before()} after={after()} titles={{ before: '2026-03-09', after: '2026-04-01' }} />
    ),
    created: () => <Difference before={null} after={before()} />,
    'nothing changed': () => <Difference before={before()} after={before()} />,
    'no fields': () => <Difference before={null} after={null} />,
  },
};
