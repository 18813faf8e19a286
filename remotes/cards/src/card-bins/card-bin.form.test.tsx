import { codes, listCountries, listPhoneAreas } from '@console/contracts';
import { type CardBinDraft, createCardBin, listBinChoices, readCardBin, saveCardBin } from '@console/contracts/cards';
import { binRecordOf, cardServer, idOf, messageOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import CardBinForm from './card-bin.form';

const page = '/main/card-bin-management-save';
const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(CardBinForm, { at: page, grants: ['cards.card-bin.save'], texts: locales, ...options });

const draft: CardBinDraft = {
  bin: '457173',
  channelId: idOf('chan', 1),
  scheme: 'VISA',
  currency: 'USD',
  region: 'GLOBAL',
  issuingCountry: 'US',
  nameEn: 'Advertising Visa',
  nameZh: '广告投放Visa卡',
  descriptionEn: '',
  descriptionZh: '',
  cardType: 'RECHARGE',
  usageType: 'MULTI_USE',
  scenarios: ['ADVERTISING'],
  platforms: [],
  isVisibleToAll: true,
  visibleTo: [],
  minDeposit: '10.00',
  maxDeposit: '5000.00',
  issueFee: '1.00',
  minValidityDays: 30,
  maxValidityMonths: 36,
  defaultValidityMonths: 24,
  maxCardsPerRequest: 100,
  cardholderRequired: false,
  needsKyc: false,
  needsEmbossing: false,
  holderCountries: [],
  areaCodes: [],
  features: [],
  blockedMcc: '',
  riskNote: '',
};

const formServer = (status: 'DRAFT' | 'ONLINE' = 'DRAFT') =>
  cardServer()
    .on(listCountries, () => ({ list: [{ code: 'US', names: { en_US: 'United States', zh_CN: '美国' } }] }))
    .on(listPhoneAreas, () => ({ list: [] }))
    .on(listBinChoices, () => ({ channels: [binRecordOf().channel], companies: [] }))
    .on(readCardBin, () => ({ record: binRecordOf({ status }), draft }));

const field = (name: string) => screen.getByRole('textbox', { name });
const at = `${page}?id=${idOf('bin', 1)}`;

describe('a BIN', () => {
  test('without its required fields shows an error at each of them and is not sent', async () => {
    const server = formServer();
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Create card BIN' }));
    for (const name of ['Card BIN', 'Product name, English', 'Minimum deposit', 'Default validity in months'])
      expect([name, messageOf(field(name))]).toEqual([name, 'Cannot be empty']);
    expect(server.inputsOf(createCardBin)).toEqual([]);
  });

  test('that the channel already has is refused at its field, and the typed values stay [seed 8]', async () => {
    const server = formServer().on(saveCardBin, () => {
      throw refusal(codes.binExists, { fieldIssues: [{ field: 'bin', code: 'BIN_EXISTS', params: {} }] });
    });
    const { user } = await show({ at });
    await screen.findByRole('heading', { name: 'Edit BIN 457173' });
    await user.clear(field('Card BIN'));
    await user.type(field('Card BIN'), '457174');
    await user.click(screen.getByRole('button', { name: 'Save card BIN' }));
    await waitFor(() =>
      expect(messageOf(field('Card BIN'))).toBe('This card BIN already exists in the current channel.'),
    );
    expect(field('Card BIN')).toHaveProperty('value', '457174');
    expect(server.inputsOf(saveCardBin)).toEqual([{ ...draft, bin: '457174', id: idOf('bin', 1), version: 4 }]);
  });

  test('with contradictory limits is refused before it is sent', async () => {
    const server = formServer();
    const { user } = await show({ at });
    await screen.findByRole('heading', { name: 'Edit BIN 457173' });
    await user.clear(field('Maximum deposit'));
    await user.type(field('Maximum deposit'), '9');
    await user.click(screen.getByRole('button', { name: 'Save card BIN' }));
    expect(messageOf(field('Minimum deposit'))).toBe('Minimum exceeds maximum');
    expect(server.inputsOf(saveCardBin)).toEqual([]);
  });

  test('that is active has read-only fields for the values that its cards use', async () => {
    formServer('ONLINE');
    await show({ at });
    expect(await screen.findByRole('textbox', { name: 'Card BIN' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveProperty('disabled', true);
    expect(field('Product name, English')).toHaveProperty('disabled', false);
  });
});
