import { FormSteps } from '@console/ui/form';
import { long, say } from '../texts';

const items = (current: number, names: string[]) =>
  names.map((label, index) => ({
    id: String(index),
    label,
    isDone: index < current,
    ...(index < current && { href: `#${index}` }),
  }));

const names = () => [
  say('Company', '公司'),
  say('Contact', '联系人'),
  say('Bank account', '银行账户'),
  say('Review', '复核'),
];

/** Each steps component has its own landmark label, because a page normally contains only one. */
const show = (current: number, labels = names()) => (
  <FormSteps
    label={say(`Steps, ${labels.length} of them, at ${current + 1}`, `步骤，共${labels.length}步，第${current + 1}步`)}
    items={items(current, labels)}
    current={String(current)}
    onNavigate={() => undefined}
  />
);

export default {
  title: 'FormSteps',
  states: {
    first: () => show(0),
    middle: () => show(2),
    last: () => show(3),
    'long name': () => show(1, [say('Company', '公司'), long(), say('Review', '复核')]),
  },
};
