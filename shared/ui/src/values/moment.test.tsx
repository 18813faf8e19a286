import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExactMoment } from './exact-moment';
import { Moment } from './moment';

const at = '2026-03-09T06:05:04Z';

test('a time is displayed as day and minute, and with seconds on hover', () => {
  render(<Moment at={at} zone="Asia/Singapore" />);
  const { title, dateTime } = screen.getByText<HTMLTimeElement>('2026-03-09 14:05');
  expect({ title, dateTime }).toEqual({ title: '2026-03-09 14:05:04 GMT+8', dateTime: at });
});

test('a relative time has the exact time on hover', () => {
  render(
    <Moment at={at} zone="America/New_York">
      2 days ago
    </Moment>,
  );
  expect(screen.getByText('2 days ago').title).toBe('2026-03-09 02:05:04 GMT-4');
});

test('a time in a table is no tab stop', () => {
  render(<Moment at={at} zone="Asia/Singapore" />);
  expect(screen.getByText('2026-03-09 14:05').tabIndex).toBe(-1);
});

describe('an exact time outside of a table', () => {
  const exact = '2026-03-09 14:05:04 GMT+8';
  const show = () => {
    render(
      <ExactMoment at={at} zone="Asia/Singapore">
        2 days ago
      </ExactMoment>,
    );
    return userEvent.setup();
  };

  test('is displayed on keyboard focus until Escape', async () => {
    const user = show();
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.tab();
    screen.getByRole('button', { name: '2 days ago', description: exact });
    expect(screen.getByRole('tooltip').textContent).toBe(exact);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  test('is displayed on hover, and stays displayed after a tap', async () => {
    const user = show();
    const moment = screen.getByRole('button');
    await user.hover(moment);
    screen.getByRole('tooltip');
    await user.unhover(moment);
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.pointer([{ keys: '[TouchA]', target: moment }]);
    expect(screen.getByRole('tooltip').textContent).toBe(exact);
    await user.click(document.body);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
