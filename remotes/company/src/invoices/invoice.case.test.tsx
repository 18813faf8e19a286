import { codes } from '@console/contracts';
import { readInvoice } from '@console/contracts/company';
import { fakeServer, idOf, refusal, renderScreen, reviewOf } from '@console/testing';
import { screen } from '@testing-library/react';
import { locales } from '../locales';
import InvoiceOfReview from './invoice.case';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const line = (content: string, rate: string) => ({ type: 'SERVICE' as const, content, quantity: '1', rate });

test('[seed 3.23] an invoice shows its lines, dates and the effect of an approval', async () => {
  let isDown = true;
  fakeServer().on(readInvoice, ({ id }) => {
    if (isDown) throw refusal(codes.serverError);
    return {
      id,
      number: 'INV-202603-000041',
      reference: '',
      client: { companyNo: 'CO-0001', name: { en_US: 'Aldermoor Payments Ltd.', zh_CN: '奥德莫尔支付有限公司' } },
      issueDate: '2026-03-01',
      dueDate: '2026-03-31',
      period: { from: '2026-02-01', to: '2026-02-28' },
      subtotal: usd('103.99'),
      tax: usd('0.00'),
      total: usd('103.99'),
      paid: usd('0.00'),
      state: 'PENDING_REVIEW' as const,
      payment: null,
      review: null,
      version: 1,
      allowedActions: [],
      lines: [
        { ...line('Platform service', '104.09'), total: usd('104.09') },
        { ...line('Volume rebate', '-0.1'), type: 'REBATE' as const, total: usd('-0.10') },
      ],
      payments: [],
    };
  });
  const review = { ...reviewOf({ objectId: idOf('inv', 1), amount: usd('103.99') }), maker: 'Ines Moreau' };
  const place = { place: null, round: 0, hasPrevious: false, hasNext: false, onEvent: () => undefined };
  const Case = () => <InvoiceOfReview review={review} layout="decision" decision="APPROVE" {...place} />;
  const { user } = await renderScreen(Case, { at: '/main/cards-cancel-review', texts: locales });
  expect(await screen.findByText("The invoice couldn't be loaded.")).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('row', { name: /^Volume rebate 1 −0\.1 .*0\.10/ })).toBeTruthy();
  expect(screen.getByText('2026-02-01 – 2026-02-28')).toBeTruthy();
  expect(screen.getByText('Aldermoor Payments Ltd.')).toBeTruthy();
  expect(screen.getByText(/can't be changed or cancelled/)).toBeTruthy();
});
