import { codes } from '@console/contracts';
import { type ConfigurationPart, listConfiguration } from '@console/contracts/configuration';
import { fakeServer, refusal, renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { locales } from '../locales';
import ConfigurationPage from './configuration.page';

const show = () =>
  renderScreen(ConfigurationPage, {
    at: '/main/configuration',
    grants: ['admin.configuration.view'],
    texts: locales,
  });
const parts: ConfigurationPart[] = [
  {
    part: 'PARAMETERS',
    page: 'parameter-management',
    records: 1_024,
    lastChange: {
      at: '2026-11-20T08:30:00.000Z',
      by: 'Evelyn Tan',
      action: '/parameter/update',
      objectLabel: 'card.min_validity_days',
    },
  },
  { part: 'SHARE_RULES', page: 'cards-share-group-rules', records: 3, lastChange: null },
];
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('each part shows its count, last change and user', async () => {
  fakeServer().on(listConfiguration, () => ({ parts }));
  const { speak } = await show();
  const row = await rowOf(/System parameters/);
  row.getByText('1,024');
  row.getByText(/card\.min_validity_days/);
  row.getByText('Evelyn Tan');
  (await rowOf(/Sharing rules/)).getByText('No changes yet');
  await speak('zh-CN');
  (await rowOf(/共享规则/)).getByText('暂无变更');
});

test('the name of a part links to its page', async () => {
  fakeServer().on(listConfiguration, () => ({ parts }));
  const { user, requested } = await show();
  await user.click(await screen.findByRole('link', { name: 'Sharing rules' }));
  expect(requested.visited).toEqual(['/main/cards-share-group-rules']);
});

test('a failure can be retried, and an empty list shows a message', async () => {
  let isDown = true;
  fakeServer().on(listConfiguration, () => {
    if (isDown) throw refusal(codes.serverError);
    return { parts: [] };
  });
  const { user } = await show();
  await screen.findByText("The configuration couldn't be loaded.");
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Nothing to configure');
});
