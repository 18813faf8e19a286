import { ShapeSign, StatusBadge } from '@console/ui';
import { say } from '../texts';

const states = [
  ['ok', 'dot', 'Active', '正常'],
  ['warn', 'triangle', 'Frozen', '冻结'],
  ['bad', 'cross', 'Failed', '失败'],
  ['info', 'half', 'Creating', '创建中'],
  ['mute', 'dash', 'Cancelled', '已注销'],
] as const;

const shapes = ['dot', 'ring', 'diamond', 'triangle', 'cross', 'dash', 'check', 'half'] as const;

export default {
  title: 'Status badge',
  states: {
    states: () =>
      states.map(([state, shape, english, chinese]) => (
        <p key={state}>
          <StatusBadge state={state} shape={shape} label={say(english, chinese)} />
        </p>
      )),
    shapes: () => shapes.map((shape) => <ShapeSign key={shape} shape={shape} size={16} />),
  },
};
