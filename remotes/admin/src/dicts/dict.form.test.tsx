import { codes } from '@console/contracts';
import { createDict, readDict, updateDict } from '@console/contracts/dicts';
import { fakeServer, refusal, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import DictForm from './dict.form';
import { dictOf, ownDict } from './testing/dict-samples';

const show = (search = '') =>
  renderScreen(DictForm, {
    at: `/main/dict-management-save${search}`,
    grants: ['admin.dict.view', 'admin.dict.save'],
    texts: locales,
  });
const field = (name: RegExp) => screen.findByRole('textbox', { name });

test('an invalid code is refused before it is sent, and a code that is taken is refused by the server', async () => {
  const server = fakeServer().on(createDict, ({ code }) => {
    if (code === 'card_state')
      throw refusal(codes.invalid, { fieldIssues: [{ field: 'code', code: 'CODE_TAKEN', params: {} }] });
    return ownDict;
  });
  const { user, requested } = await show();
  const create = () => user.click(screen.getByRole('button', { name: 'Create dictionary' }));
  const retype = async (code: string) => {
    await user.clear(await field(/^Code/));
    await user.type(await field(/^Code/), code);
  };
  await user.type(await field(/^Name in English/), 'Shop type');
  await user.type(await field(/^Name in Chinese/), '门店类型');
  await retype('Shop type');
  await create();
  await screen.findByText(/Use lowercase letters/);
  expect(server.inputsOf(createDict)).toEqual([]);
  await retype('card_state');
  await create();
  await screen.findByText('This code is already taken');
  expect(await field(/^Name in English/)).toHaveProperty('value', 'Shop type');
  await retype('shop_kind');
  await create();
  await waitFor(() => expect(requested.visited.at(-1)).toBe('/main/dict-dt-management?dict=shop_kind'));
});

test('the names of a dictionary can be edited, but not its code', async () => {
  const server = fakeServer()
    .on(readDict, () => dictOf())
    .on(updateDict, () => dictOf({ version: 13 }));
  const { user } = await show('?id=card_state');
  expect(await field(/^Code/)).toHaveProperty('disabled', true);
  await user.type(await field(/^Description/), 'Shown in card lists.');
  await user.click(screen.getByRole('button', { name: 'Save dictionary' }));
  await waitFor(() =>
    expect(server.inputsOf(updateDict)).toEqual([
      {
        id: 'card_state',
        version: 12,
        nameEn: 'Combined card status',
        nameZh: '卡片综合状态',
        description: 'Shown in card lists.',
      },
    ]),
  );
});
