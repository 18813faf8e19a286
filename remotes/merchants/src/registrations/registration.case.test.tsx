import { codes } from '@console/contracts';
import { readRegistration } from '@console/contracts/merchants';
import { fakeServer, refusal, renderScreen, reviewOf } from '@console/testing';
import { screen } from '@testing-library/react';
import { locales } from '../locales';
import RegistrationOfReview from './registration.case';
import { detail, id } from './testing/registration-samples';

test('the case shows the applicant and the language for the reason of a rejection', async () => {
  let isDown = true;
  fakeServer().on(readRegistration, () => {
    if (isDown) throw refusal(codes.serverError);
    return detail();
  });
  const review = { ...reviewOf({ objectId: id, amount: null }), maker: '' };
  const place = { place: null, round: 0, hasPrevious: false, hasNext: false, onEvent: () => undefined };
  const Case = () => <RegistrationOfReview review={review} layout="decision" decision="REJECT" {...place} />;
  const { user, requested, speak } = await renderScreen(Case, { at: '/main/cards-cancel-review', texts: locales });
  expect(await screen.findByText("The registration couldn't be loaded.")).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await user.click(await screen.findByRole('link', { name: 'Lantern Foods' }));
  expect(requested.visited).toEqual([`/main/merchant-register-review?id=${id}`]);
  expect(screen.getByText(/The applicant reads Chinese/)).toBeTruthy();
  await speak('zh-CN');
  expect(screen.getByText(/注册人的语言为中文，请以该语言填写原因/)).toBeTruthy();
});
