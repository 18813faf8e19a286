import { codes } from '@console/contracts';
import { type CompanyCase, readCompanyCase } from '@console/contracts/company';
import { factOf, fakeServer, refusal, renderScreen, reviewOf } from '@console/testing';
import { screen } from '@testing-library/react';
import { locales } from '../locales';
import CompanyOfReview from './company.case';
import { id, image, record } from './testing/company-samples';

const review = { ...reviewOf({ objectId: id, amount: null }), maker: 'Daniel Koh' };
const place = { place: null, round: 0, hasPrevious: false, hasNext: false, onEvent: () => undefined };
const show = (decision: 'APPROVE' | 'REJECT') =>
  renderScreen(() => <CompanyOfReview review={review} layout="decision" decision={decision} {...place} />, {
    at: '/main/cards-cancel-review',
    texts: locales,
  });
const none = { modules: [], bins: [] };

test('a new company is shown with all values, its grants and the effect of an approval, and a failed load can be retried', async () => {
  let isDown = true;
  fakeServer().on(readCompanyCase, () => {
    if (isDown) throw refusal(codes.serverError);
    return {
      company: record({ status: 'PENDING_REVIEW' }),
      grants: { modules: ['Card issuing', 'Reports'], bins: ['45678901 Travel Visa'] },
      change: null,
    };
  });
  const { user, speak } = await show('APPROVE');
  expect(await screen.findByText("The company couldn't be loaded.")).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Meridian Cards' })).toBeTruthy();
  expect(['Registration number', 'Account number', 'Modules', 'Card BINs'].map(factOf)).toEqual([
    'HRB 4711',
    '••••3456',
    'Card issuing, Reports',
    '45678901 Travel Visa',
  ]);
  expect(screen.getByRole('img', { name: 'Logo on a light background' })).toBeTruthy();
  expect(screen.getByText(/mei@meridian\.example is invited as its first user/)).toBeTruthy();
  await speak('zh-CN');
  expect(screen.getByText(/邀请mei@meridian\.example成为公司首个用户/)).toBeTruthy();
});

test('a change is shown field by field, with the images of both versions side by side', async () => {
  const change: CompanyCase['change'] = {
    before: { bankName: 'DBS Bank', products: ['CARD_ISSUING'], yearEstablished: null, icon: image(2, 'icon.png') },
    after: {
      bankName: 'OCBC',
      products: ['CARD_ISSUING', 'ACQUIRING'],
      yearEstablished: 1998,
      icon: image(8, 'icon.png'),
    },
  };
  fakeServer().on(readCompanyCase, () => ({ company: record(), grants: none, change }));
  await show('REJECT');
  expect(await screen.findByRole('row', { name: /^Bank DBS Bank OCBC/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /Products.*CARD_ISSUING.*ACQUIRING/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /Year established.*1998/ })).toBeTruthy();
  const sources = ['Icon: Before', 'Icon: After'].map((name) =>
    screen.getByRole('region', { name }).querySelector('img')?.getAttribute('src'),
  );
  expect(sources).toEqual(['/pictures/2', '/pictures/8']);
  expect(screen.getByText(/The company doesn't change/)).toBeTruthy();
});
