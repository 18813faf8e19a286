import { render, screen } from '@testing-library/react';
import type { Shape, Tone } from '../icon/shape';
import { StatusBadge } from './status-badge';

test.each<[Tone, Shape, string]>([
  ['ok', 'dot', 'Active'],
  ['warn', 'ring', 'Pending'],
  ['info', 'diamond', 'Frozen'],
  ['warn', 'triangle', 'Cancel review'],
  ['mute', 'cross', 'Closed'],
  ['mute', 'dash', 'Expired'],
  ['ok', 'check', 'Approved'],
  ['info', 'half', 'On hold'],
])('the tone %s has the shape %s beside the label %s', (state, shape, label) => {
  render(<StatusBadge state={state} shape={shape} label={label} />);
  const badge = screen.getByText(label);
  expect(badge.getAttribute('data-state')).toBe(state);
  expect(badge.querySelector(`svg[data-shape=${shape}] path`)).not.toBeNull();
});
