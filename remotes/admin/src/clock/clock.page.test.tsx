import { codes } from '@console/contracts';
import { advanceClock, queryClock, type ReadClock } from '@console/contracts/releases';
import { fakeServer, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import ClockPage from './clock.page';

const record: ReadClock = {
  now: '2026-11-21T06:00:00.000Z',
  aheadSeconds: 0,
  isMovable: true,
  moved: null,
  ran: [],
};
const moved: ReadClock = {
  now: '2026-11-23T06:00:09.000Z',
  aheadSeconds: 2 * 86_400 + 3600,
  isMovable: true,
  moved: { from: '2026-11-21T06:00:00.000Z', to: '2026-11-23T06:00:00.000Z', by: 'Ines Carvalho' },
  ran: [
    { action: 'transaction/expire', count: 1204 },
    { action: 'review/tend', count: 2 },
  ],
};
const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(ClockPage, { at: '/main/devops-clock', grants: ['devops.clock.move'], texts: locales, ...options });
const openAdvance = async (options?: Partial<ScreenOptions>) => {
  const shown = await show(options);
  await shown.user.click(await screen.findByRole('button', { name: 'Move forward' }));
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name: 'Move the clock forward' })) };
};

test('the clock moves forward by days, and the automatic actions are listed', async () => {
  const fake = fakeServer()
    .on(queryClock, () => record)
    .on(advanceClock, () => {
      fake.on(queryClock, () => moved);
      return { now: moved.now, aheadSeconds: moved.aheadSeconds, isMovable: true };
    });
  const { user, dialog, requested } = await openAdvance();
  await user.click(dialog.getByRole('radio', { name: 'By days' }));
  await user.type(dialog.getByRole('textbox', { name: 'Number' }), '2');
  expect(dialog.getByText('New time: 2026-11-23 14:00:00')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Move forward' }));
  await screen.findByText('Ines Carvalho moved the clock from 2026-11-21 14:00:00 to 2026-11-23 14:00:00.');
  expect(fake.inputsOf(advanceClock)).toEqual([{ seconds: 172_800 }]);
  expect(screen.getByText('2 d 1 h')).toBeTruthy();
  const actions = within(screen.getByRole('list', { name: 'Automatic actions since then' }));
  expect(actions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Release expired hold1,204',
    'Close expired review2',
  ]);
  expect(requested.notices).toEqual([{ tone: 'ok', text: 'Platform time is now 2026-11-23 14:00:09' }]);
});

test('a day in the past is refused at its field and not sent, in Chinese', async () => {
  const fake = fakeServer().on(queryClock, () => record);
  const { user } = await show({ locale: 'zh-CN' });
  await user.click(await screen.findByRole('button', { name: '向前拨' }));
  const dialog = within(await screen.findByRole('dialog', { name: '向前拨时钟' }));
  await user.click(dialog.getByRole('radio', { name: '到指定日期' }));
  await user.click(dialog.getByRole('button', { name: '向前拨' }));
  expect(dialog.getByText('不能为空')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: '日期' }), '2026-11-20');
  expect(await dialog.findByText('时钟只能向前拨，请选择更晚的日期')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '向前拨' }));
  expect(fake.inputsOf(advanceClock)).toEqual([]);
});

test('a refusal is shown, and the typed values stay', async () => {
  fakeServer()
    .on(queryClock, () => record)
    .on(advanceClock, () => {
      throw refusal(codes.transition);
    });
  const { user, dialog } = await openAdvance();
  await user.type(dialog.getByRole('textbox', { name: 'Number' }), '5');
  await user.click(dialog.getByRole('button', { name: 'Move forward' }));
  expect(await dialog.findByText(/isn't available in the current status/i)).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Number' }).value).toBe('5');
});

test('an advance without due actions shows a message', async () => {
  fakeServer().on(queryClock, () => ({ ...moved, ran: [] }));
  await show();
  expect(await screen.findByText('Nothing has come due yet.')).toBeTruthy();
});

test('a production environment offers no move, and a clock that cannot be loaded can be retried', async () => {
  const fake = fakeServer().on(queryClock, () => {
    throw refusal(codes.serverError);
  });
  const { user } = await show();
  await screen.findByText("The clock couldn't be loaded.");
  fake.on(queryClock, () => ({ ...record, isMovable: false }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByText('2026-11-21 14:00:00')).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Move forward' })).toBeNull();
});
