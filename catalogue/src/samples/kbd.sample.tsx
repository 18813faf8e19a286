import { Kbd } from '@console/ui';

export default { title: 'Keys', states: { one: () => <Kbd keys={['?']} />, two: () => <Kbd keys={['Ctrl', 'K']} /> } };
