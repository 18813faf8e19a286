import {
  createShareCard,
  listCardholderOptions,
  listIssuableBins,
  simulateAuthorization,
} from '@console/contracts/cards';
import { inviteWalletUser, type Wallet, type WalletRole, walletRoles } from '@console/contracts/wallets';
import { firstMerchantId } from '@console/demo/ids';
import { submission } from './card-samples';
import { acceptInvitation } from './memberships';
import type { TestApp } from './test-app';
import { walletOf } from './wallet-samples';

type Headers = Record<string, string>;

/** A wallet user with their visible cards. */
export interface WalletPerson {
  who: string;
  role: WalletRole;
  headers: Headers;
  walletId: string;
  cardIds: string[];
}

const usd = (amount: string) => ({ amount, currency: 'USD' as const });

/** Creates a card of the wallet with a cardholder of its own and a purchase. */
async function cardOf(console_: TestApp, operations: Headers, wallet: Wallet, cardholderId: string): Promise<string> {
  const request = () => ({ ...operations, ...submission() });
  const { list } = await console_.call(listIssuableBins, {}, operations);
  const binId = list.find(({ bin }) => bin === '40001201')?.id ?? '';
  const draft = { poolId: wallet.id, binId, cardholderId, alias: 'Team', limit: usd('80') };
  const terms = { limitPeriod: 'MONTH' as const, validTo: '2026-12-31' };
  const { card } = await console_.call(createShareCard, { ...draft, ...terms }, request());
  const shop = { shopName: 'Shop', mcc: '5411', shopCountry: 'US', amount: usd('3.00') };
  await console_.call(simulateAuthorization, { cardId: card.id, ...shop }, request());
  return card.id;
}

/**
 * Creates users of one wallet: in each role with one, two and all three of its cards. A card of another wallet of the
 * merchant is visible to none of them.
 */
export async function walletPeopleOf(console_: TestApp): Promise<{ people: WalletPerson[]; unseenCard: string }> {
  const operations = await console_.signIn('operations');
  const { list: holders } = await console_.call(listCardholderOptions, { merchantId: firstMerchantId }, operations);
  const cardholderIds = holders.slice(0, 4).map(({ id }) => id);
  const [ours, others] = [
    await walletOf(console_, operations, { cardholderIds }),
    await walletOf(console_, operations, { cardholderIds }),
  ];
  const cards: string[] = [];
  for (const id of cardholderIds.slice(0, 3)) cards.push(await cardOf(console_, operations, ours, id));
  const unseenCard = await cardOf(console_, operations, others, cardholderIds[3] ?? '');
  const people: WalletPerson[] = [];
  for (const role of walletRoles)
    for (const count of [1, 2, cards.length]) {
      const email = `${role.toLowerCase()}${count}@holders.example`;
      const isWhole = count === cards.length;
      const chosen = cards.slice(0, count);
      const seen = isWhole
        ? ({ visibleCards: 'ALL', cardIds: [] } as const)
        : ({ visibleCards: 'SELECTED', cardIds: chosen } as const);
      const invitation = { walletId: ours.id, email, role, limit: null, limitPeriod: null };
      const access = { ...invitation, visibleCards: seen.visibleCards, cardIds: [...seen.cardIds] };
      await console_.call(inviteWalletUser, access, { ...operations, ...submission() });
      const headers = await acceptInvitation(console_, email, `${role} ${count}`);
      const who = `${role} of ${isWhole ? 'all cards' : `${count} of ${cards.length} cards`}`;
      people.push({ who, role, headers, walletId: ours.id, cardIds: chosen });
    }
  return { people, unseenCard };
}
