import { codes } from '@console/contracts';
import { listDevopsModules, type DevopsModule } from '@console/contracts/releases';
import { fakeServer, listResultOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { locales } from '../locales';
import ModuleList from './module.list';

const cards: DevopsModule = {
  id: 'cards',
  code: 'cards',
  name: { en_US: 'Cards', zh_CN: '卡片' },
  description: '',
  contact: 'cards@aldermoor.example',
  needsSecondPerson: false,
  version: 1,
  live: '1.4.0',
  canaries: [{ version: '1.5.0', digest: 'd'.repeat(64), audience: { to: 'percent', percent: 10 } }],
  versions: 3,
  publishedAt: '2026-11-21T04:58:00.000Z',
  waiting: 2,
  grants: ['VIEW'],
};

const server = () => fakeServer().on(listDevopsModules, (query) => listResultOf([cards], query));
const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(ModuleList, {
    at: '/main/devops-module-list',
    grants: ['devops.module.view'],
    texts: locales,
    ...options,
  });

describe('the list of remotes', () => {
  test('a row shows live version, canary, pending requests and last publication', async () => {
    server();
    await show();
    const row = within(await screen.findByRole('row', { name: /cards/ }));
    expect(row.getByText('1.4.0')).toBeTruthy();
    expect(row.getByText('1.5.0 · 10% of users')).toBeTruthy();
    expect(row.getByText('2 requests')).toBeTruthy();
    expect(row.getByText('2026-11-21 12:58:00')).toBeTruthy();
  });

  test('the list is translated into Chinese, and a row opens its remote', async () => {
    server();
    const { user, requested } = await show({ locale: 'zh-CN' });
    const row = await screen.findByRole('row', { name: /cards/ });
    expect(within(row).getByText('卡片')).toBeTruthy();
    expect(within(row).getByText('2项申请')).toBeTruthy();
    await user.click(row);
    expect(requested.visited).toEqual(['/main/devops-module-management?id=cards']);
  });

  test('registration is offered only with its permission', async () => {
    server();
    const first = await show();
    await screen.findByRole('row', { name: /cards/ });
    expect(screen.queryByRole('button', { name: 'Register remote' })).toBeNull();
    first.unmount();
    await show({ grants: ['devops.module.view', 'devops.module.save'] });
    expect(await screen.findByRole('button', { name: 'Register remote' })).toBeTruthy();
  });

  test('a list that cannot be loaded can be retried', async () => {
    const fake = server().on(listDevopsModules, () => {
      throw refusal(codes.serverError);
    });
    const { user } = await show();
    await screen.findByText("The remotes couldn't be loaded.");
    fake.on(listDevopsModules, (query) => listResultOf([cards], query));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('row', { name: /cards/ })).toBeTruthy();
  });
});
