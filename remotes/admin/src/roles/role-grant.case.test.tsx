import { codes } from '@console/contracts';
import { readRoleCase } from '@console/contracts/roles';
import { fakeServer, refusal, renderScreen, reviewOf } from '@console/testing';
import { screen } from '@testing-library/react';
import { locales } from '../locales';
import RoleGrantOfReview from './role-grant.case';
import { roleId } from './testing/role-samples';

test('a request shows the role, its users, the requested permissions, and the effect of an approval', async () => {
  let isDown = true;
  let users = 2;
  fakeServer().on(readRoleCase, () => {
    if (isDown) throw refusal(codes.serverError);
    const name = { en_US: 'Card desk', zh_CN: '卡务' };
    const rest = { accountType: 'WHITELABEL' as const, allMerchantAccess: true, users };
    return { id: roleId, name, ...rest, buttons: ['cards.card.unfreeze'] };
  });
  const review = { ...reviewOf({ objectId: roleId, amount: null }), maker: 'Margaret Osei' };
  const place = { place: null, round: 0, hasPrevious: false, hasNext: false, onEvent: () => undefined };
  const Case = () => <RoleGrantOfReview review={review} layout="decision" decision="APPROVE" {...place} />;
  const { user, speak, unmount } = await renderScreen(Case, { at: '/main/cards-cancel-review', texts: locales });
  expect(await screen.findByText("The role couldn't be loaded.")).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Card desk' })).toBeTruthy();
  expect(screen.getByText('Unfreeze cards')).toBeTruthy();
  expect(screen.getByText('2 users get these permissions immediately.')).toBeTruthy();
  await speak('zh-CN');
  expect(screen.getByText('2名用户将立即获得这些权限。')).toBeTruthy();
  users = 0;
  unmount();
  await renderScreen(Case, { at: '/main/cards-cancel-review', texts: locales });
  expect(await screen.findByText('No one has this role yet.')).toBeTruthy();
});
