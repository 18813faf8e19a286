import { codes } from '@console/contracts';
import { type ButtonRecord, countButtons, listButtonMenus, listButtons } from '@console/contracts/buttons';
import { fakeServer, listResultOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { locales } from '../locales';
import ButtonList from './button.list';
import { buttonOf } from './testing/button-samples';

const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(ButtonList, {
    at: '/main/button-management',
    grants: ['admin.button.view', 'admin.button.save'],
    texts: locales,
    ...options,
  });
const note = buttonOf({
  id: 'cards.note.add',
  name: { en_US: 'Add notes', zh_CN: '添加备注' },
  menu: null,
  menuRouterList: '',
  risk: 'HIGH',
});
const serverOf = (list: ButtonRecord[] = [buttonOf(), note]) =>
  fakeServer()
    .on(listButtons, (query) => listResultOf(list, query))
    .on(listButtonMenus, () => ({ list: [] }))
    .on(countButtons, () => ({ total: 2, counts: [{ value: 'HIGH' as const, count: 1 }] }));
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('a row shows menu, pages, calls, risk and number of roles, in both languages', async () => {
  serverOf();
  const { speak } = await show();
  const row = await rowOf(/cards.card.freeze/);
  for (const text of ['Freeze cards', '冻结卡片', 'Cards', 'cards-balance, cards-view', 'Low', '30', '5'])
    row.getByText(text);
  row.getByText('/card/bulkFreeze, /card/freeze');
  const other = await rowOf(/cards.note.add/);
  other.getByText('None');
  other.getByText('High');
  await speak('zh-CN');
  (await rowOf(/冻结卡片/)).getByText('卡片');
});

test('editing opens the form, and users with only the view permission have no actions', async () => {
  serverOf();
  const { user, requested, unmount } = await show();
  await user.click((await rowOf(/cards.card.freeze/)).getByRole('button', { name: 'Edit' }));
  expect(requested.visited).toEqual(['/main/button-management-save?id=cards.card.freeze']);
  unmount();
  serverOf([buttonOf({ allowedActions: [] })]);
  await show({ grants: ['admin.button.view'] });
  expect((await rowOf(/cards.card.freeze/)).queryAllByRole('button', { name: 'Edit' })).toEqual([]);
});

test('a list that cannot be loaded shows an error and can be retried', async () => {
  let isBroken = true;
  fakeServer()
    .on(listButtons, (query) => {
      if (isBroken) throw refusal(codes.unavailable);
      return listResultOf([buttonOf()], query);
    })
    .on(listButtonMenus, () => ({ list: [] }));
  const { user } = await show();
  await screen.findByText("The buttons couldn't be loaded.");
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await rowOf(/cards.card.freeze/);
});
