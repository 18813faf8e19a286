import { isOfPage, leftOf, slotOf, surplusOf } from './draft.rules';

const nowMs = Date.UTC(2026, 2, 9);
const dayMs = 86_400_000;
const draft = (slot: string, ageDays: number, { userId = 'ana', tab = 'closed' } = {}) => ({
  slot,
  userId,
  tab,
  savedAtMs: nowMs - ageDays * dayMs,
});
const surplus = (...drafts: ReturnType<typeof draft>[]) =>
  surplusOf(drafts, { openTabs: new Set(['open']), nowMs }).map(({ slot }) => slot);

describe('limits of stored drafts', () => {
  test('drafts older than thirty days are removed', () => {
    expect(
      surplus(draft('new', 0), draft('month', 30), draft('older', 30.1), draft('of ben', 31, { userId: 'ben' })),
    ).toEqual(['older', 'of ben']);
  });

  test('drafts beyond the newest twenty of a user are removed', () => {
    const many = Array.from({ length: 22 }, (_, n) => draft(`form-${n}`, n / 10));
    expect(surplus(...many, draft('of ben', 9, { userId: 'ben' }))).toEqual(['form-20', 'form-21']);
  });

  test('drafts of open tabs are never removed', () => {
    const ofOpen = Array.from({ length: 25 }, (_, n) => draft(`form-${n}`, 40, { tab: 'open' }));
    expect(surplus(...ofOpen, draft('old', 31))).toEqual(['old']);
  });
});

test('the parts of a page that one tab left behind are one draft, with the time of the newest part', () => {
  const labels = [
    draft('card#form', 2, { tab: 'one' }),
    draft('card#form', 1, { tab: 'two' }),
    draft('card#note', 0, { tab: 'one' }),
    draft('other#form', 0, { tab: 'three' }),
  ];
  expect(leftOf(labels, 'card')).toEqual([
    { tab: 'one', page: 'card', savedAtMs: nowMs },
    { tab: 'two', page: 'card', savedAtMs: nowMs - dayMs },
  ]);
});

test('a draft belongs to its page and record, not to a page whose name begins in the same way', () => {
  const slot = slotOf({ page: 'card?id=card_1', part: 'form' });
  expect(['card?id=card_1', 'card?id=card_', 'card'].map((page) => isOfPage(slot, page))).toEqual([true, false, false]);
});
