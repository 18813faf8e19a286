import { codes } from '@console/contracts';
import { readLimitLift } from '@console/contracts/cards';
import { cardServer, idOf, refusal, renderScreen, reviewOf } from '@console/testing';
import { screen } from '@testing-library/react';
import { locales } from '../locales';
import { traceTo, usd } from '../testing/transaction-samples';
import LimitLiftOfReview from './limit-lift.case';

test('a one-time limit override shows the rule, the declined purchase with its decision, and the effect', async () => {
  let isDown = true;
  cardServer().on(readLimitLift, ({ id }) => {
    if (isDown) throw refusal(codes.serverError);
    const inputs = { period: 'DAY', limit: '5000', used: '0', attempted: '6000' };
    const trace = traceTo('LIMITS', 'LIMIT_EXCEEDED', inputs);
    const bought = { id: idOf('txn', 1), txnNo: 'TX-1', at: '2026-11-21T06:31:52.000Z', shop: 'Kestrel Weekly' };
    const rule = { id: idOf('lim', 1), name: { en_US: 'Daily spending', zh_CN: '每日消费' }, scope: 'CARD' as const };
    return { id, rule, transaction: { ...bought, billed: usd('60.00'), trace } };
  });
  const review = { ...reviewOf({ objectId: idOf('lift', 1), amount: usd('60.00') }), maker: 'System' };
  const place = { place: null, round: 0, hasPrevious: false, hasNext: false, onEvent: () => undefined };
  const Case = () => <LimitLiftOfReview review={review} layout="decision" decision="APPROVE" {...place} />;
  const { user } = await renderScreen(Case, { at: '/main/cards-cancel-review', texts: locales });
  expect(await screen.findByText("The transaction couldn't be loaded.")).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Kestrel Weekly')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Daily spending' })).toBeTruthy();
  expect(screen.getByRole('row', { name: /^6 Card limit.* 60\.00 USD/ })).toBeTruthy();
  expect(screen.getByText(/^The card may exceed this limit once/)).toBeTruthy();
});
