import { Badge, Count } from '@console/ui';
import { say } from '../texts';

const tones = ['mute', 'ok', 'warn', 'bad', 'info'] as const;

export default {
  title: 'Badge and count',
  states: {
    tones: () => tones.map((tone) => <Badge key={tone} tone={tone}>{`${say('Draft', '草稿')} ${tone}`}</Badge>),
    outlined: () => <Badge outlined>{say('Sandbox', '沙盒')}</Badge>,
    count: () => <Count value={12345} />,
    estimate: () => <Count value={1000000} about />,
  },
};
