import { codes } from '@console/contracts';
import { readDevopsModule, saveDevopsModule, type DevopsModule } from '@console/contracts/releases';
import { fakeServer, refusal, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import ModuleForm from './module.form';

const cards: DevopsModule = {
  id: 'cards',
  code: 'cards',
  name: { en_US: 'Cards', zh_CN: '卡片' },
  description: '',
  contact: '',
  needsSecondPerson: false,
  version: 3,
  live: '1.4.0',
  canaries: [],
  versions: 1,
  publishedAt: null,
  waiting: 0,
  grants: ['VIEW'],
};

const detailOf = (module: DevopsModule) => ({
  module,
  number: 1,
  plan: null,
  versions: [],
  history: [],
  waiting: [],
  waiver: null,
});
const server = () =>
  fakeServer()
    .on(readDevopsModule, () => detailOf(cards))
    .on(saveDevopsModule, ({ code, version }) => ({ ...cards, code, version: version + 1 }));
const show = (search = '') =>
  renderScreen(ModuleForm, { at: `/main/devops-module-save${search}`, grants: ['devops.module.save'], texts: locales });
const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save remote' });

describe('the form of a remote', () => {
  test('requires code, both names and a reason for a new remote', async () => {
    const fake = server();
    const { user, requested } = await show();
    await field('Remote');
    await user.click(save());
    expect(await screen.findAllByText('Cannot be empty')).toHaveLength(4);
    await user.type(await field('Remote'), 'disputes');
    await user.type(await field('Name in English'), 'Disputes');
    await user.type(await field('Name in Chinese'), '争议');
    await user.type(await field('Reason'), 'The team starts.');
    await user.click(save());
    await waitFor(() => expect(fake.inputsOf(saveDevopsModule)).toMatchObject([{ code: 'disputes', version: 0 }]));
    expect(requested.visited).toEqual(['/main/devops-module-management?id=disputes']);
  });

  test('refuses an invalid code before it is sent', async () => {
    const fake = server();
    const { user } = await show();
    await user.type(await field('Remote'), 'My Remote');
    await user.click(save());
    expect((await field('Remote')).getAttribute('aria-invalid')).toBe('true');
    expect(fake.inputsOf(saveDevopsModule)).toEqual([]);
  });

  test('the code of a registered remote is read-only, and its shown version is sent', async () => {
    const fake = server();
    const { user } = await show('?id=cards');
    expect((await field('Remote')).disabled).toBe(true);
    await user.click(
      screen.getByRole('checkbox', { name: 'Require approval from a second approver for every activation' }),
    );
    await user.type(await field('Reason'), 'It moves money.');
    await user.click(save());
    await waitFor(() =>
      expect(fake.inputsOf(saveDevopsModule)).toMatchObject([{ code: 'cards', version: 3, needsSecondPerson: true }]),
    );
  });

  test('shows both versions after a conflict, and keeps the input for the next attempt', async () => {
    const fake = server().on(saveDevopsModule, () => {
      throw refusal(codes.versionConflict, { data: { current: { ...cards, contact: 'Team Blue', version: 4 } } });
    });
    const { user } = await show('?id=cards');
    await user.type(await field('Reason'), 'It moves money.');
    await user.click(save());
    expect(await screen.findByText(/Someone else changed this remote/)).toBeTruthy();
    const row = within(await screen.findByRole('row', { name: /Contact/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Team Blue', 'Not set']);
    fake.on(saveDevopsModule, () => cards);
    await user.click(save());
    await waitFor(() => expect(fake.inputsOf(saveDevopsModule).at(-1)?.version).toBe(4));
  });

  test('shows before and after saving that turning off two-person approval needs an approval', async () => {
    const strict = { ...cards, needsSecondPerson: true };
    server()
      .on(readDevopsModule, () => detailOf(strict))
      .on(saveDevopsModule, () => strict);
    const { user, requested } = await show('?id=cards');
    await field('Remote');
    const message = /It stays on until someone else approves/;
    expect(screen.queryByText(message)).toBeNull();
    await user.click(
      screen.getByRole('checkbox', { name: 'Require approval from a second approver for every activation' }),
    );
    expect(screen.getByText(message)).toBeTruthy();
    await user.type(await field('Reason'), 'The team is small.');
    await user.click(save());
    await waitFor(() => expect(requested.notices.map(({ text }) => text)).toEqual([expect.stringContaining('until')]));
  });
});
