import { codes, listCountries, listTimezones } from '@console/contracts';
import { readCompany, saveCompanyBrand } from '@console/contracts/company';
import { fakeServer, idOf, messageOf, refusal, renderScreen } from '@console/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import CompanyBrandStep from './company-brand.step';
import { complete, grants, id, record } from './testing/company-samples';

const server = () =>
  fakeServer()
    .on(listCountries, () => ({
      list: [
        { code: 'DE', names: { en_US: 'Germany', zh_CN: '德国' } },
        { code: 'SG', names: { en_US: 'Singapore', zh_CN: '新加坡' } },
      ],
    }))
    .on(listTimezones, () => ({ list: [{ name: 'Asia/Singapore', offset: '+08:00' }] }));
const show = () =>
  renderScreen(CompanyBrandStep, {
    at: `/main/company-management-saveinfo-step-1-3?id=${id}`,
    grants,
    texts: locales,
  });
const save = () => screen.findByRole('button', { name: 'Save and continue' });
const site = (number: number) => screen.findByRole('textbox', { name: `Site ${number}` });

test('[seed 5.17] names, logo, icon and a site are required, and each image has its dimensions and a size in bytes', async () => {
  const fake = server().on(readCompany, () =>
    complete({
      platformLabelEn: '',
      platformLabelZh: '',
      copyrightEn: '',
      copyrightZh: '',
      logo: null,
      icon: null,
      paymentLogo: null,
      siteOrigins: [],
      timezone: '',
    }),
  );
  const { user } = await show();
  for (const hint of [/^256 × 256 pixels.* up to 1 MB/, /^32 × 32 pixels.* up to 1 MB/])
    expect(await screen.findByText(hint)).toBeTruthy();
  await user.click(await save());
  await waitFor(() =>
    expect(messageOf(screen.getByRole('textbox', { name: 'Platform name in English' }))).toBe('Cannot be empty'),
  );
  for (const name of ['Logo', 'Icon'])
    expect(screen.getByRole('group', { name }).getAttribute('aria-invalid')).toBe('true');
  for (const name of ['Payment page logo', 'Dashboard logo'])
    expect(screen.getByRole('group', { name }).getAttribute('aria-invalid')).toBeNull();
  expect(fake.inputsOf(saveCompanyBrand)).toEqual([]);
});

test('after an invalid site is corrected, the step is saved with the ids of its images and the list of sites', async () => {
  const fake = server()
    .on(readCompany, () => complete())
    .on(saveCompanyBrand, () => complete({ version: 4 }));
  const { user, requested } = await show();
  await site(1);
  await user.click(screen.getByRole('button', { name: 'Add site' }));
  const second = await site(2);
  expect(document.activeElement).toBe(second);
  await user.type(second, 'cards.example.com');
  await user.click(await save());
  await waitFor(() => expect(messageOf(second)).toMatch(/Enter scheme and host only/));
  await user.clear(second);
  await user.type(second, 'https://pay.meridian.example');
  await user.click(screen.getByRole('button', { name: 'Remove site 1' }));
  await user.click(await save());
  await waitFor(() => expect(fake.inputsOf(saveCompanyBrand)).toHaveLength(1));
  expect(fake.inputsOf(saveCompanyBrand)[0]).toMatchObject({
    id,
    version: 3,
    logo: idOf('file', 1),
    icon: idOf('file', 2),
    paymentLogo: idOf('file', 3),
    paymentLogoGray: null,
    dashboardLogo: null,
    siteOrigins: ['https://pay.meridian.example'],
    confirmsOwnCountry: false,
  });
  expect(requested.visited).toEqual([`/main/company-management-saveinfo-step-2-1?id=${id}`]);
});

test("restricting the user's own country requires the confirmation that the server requests", async () => {
  const fake = server()
    .on(readCompany, () => complete())
    .on(saveCompanyBrand, ({ confirmsOwnCountry }) => {
      if (confirmsOwnCountry) return complete({ version: 4 });
      throw refusal(codes.invalid, {
        fieldIssues: [{ field: 'confirmsOwnCountry', code: 'OWN_COUNTRY', params: { country: 'DE' } }],
      });
    });
  const { user } = await show();
  await user.click(await screen.findByRole('combobox', { name: 'Restricted sign-in countries' }));
  await user.click(await screen.findByRole('option', { name: /Germany/ }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('checkbox', { name: /can no longer sign in/ })).toBeNull();
  await user.click(await save());
  const confirmation = await screen.findByRole('checkbox', { name: /can no longer sign in/ });
  expect(messageOf(confirmation)).toMatch(/You're signed in from DE/);
  await user.click(confirmation);
  await user.click(await save());
  await waitFor(() =>
    expect(fake.inputsOf(saveCompanyBrand).at(-1)).toMatchObject({
      restrictedLoginCountries: ['DE'],
      confirmsOwnCountry: true,
    }),
  );
});

test('a site of another company is refused at the list of sites, and the input is preserved', async () => {
  server()
    .on(readCompany, () => complete())
    .on(saveCompanyBrand, () => {
      throw refusal(codes.invalid, { fieldIssues: [{ field: 'siteOrigins', code: 'ORIGIN_TAKEN', params: {} }] });
    });
  const { user } = await show();
  const first = await site(1);
  await user.clear(first);
  await user.type(first, 'https://taken.example');
  await user.click(await save());
  expect(await screen.findByText('Another company uses this site')).toBeTruthy();
  expect(screen.getByDisplayValue('https://taken.example')).toBeTruthy();
});

test('the preview follows the typed name and color, and has the stored logo', async () => {
  server().on(readCompany, () => complete());
  const { user } = await show();
  const label = await screen.findByRole('textbox', { name: 'Platform name in English' });
  await user.clear(label);
  await user.type(label, 'Harbor Desk');
  const light = within(screen.getByRole('figure', { name: 'Light theme' }));
  expect(light.getByText('Harbor Desk')).toBeTruthy();
  const frame = () => screen.getByRole('figure', { name: 'Light theme' }).firstElementChild as HTMLElement;
  expect(frame().querySelector('img')?.getAttribute('src')).toBe('/pictures/1');
  const before = frame().style.getPropertyValue('--preview-fill');
  fireEvent.change(screen.getByLabelText('Pick a color'), { target: { value: '#7a1f5c' } });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Brand color' }).value).toBe('#7A1F5C');
  expect(frame().style.getPropertyValue('--preview-fill')).not.toBe(before);
});

test('an invalid color is refused at its field', async () => {
  server().on(readCompany, () => record());
  const { user } = await show();
  const color = await screen.findByRole('textbox', { name: 'Brand color' });
  await user.clear(color);
  await user.type(color, 'green');
  await user.click(await save());
  await waitFor(() => expect(messageOf(color)).toBe('Enter a color such as #34398F'));
});

test('the images, sites and color of a company in review are disabled', async () => {
  const fixed = [{ action: 'EDIT' as const, enabled: false, reason: 'IN_REVIEW' as const }];
  server().on(readCompany, () => complete({ allowedActions: fixed }));
  await show();
  expect((await site(1)).matches(':disabled')).toBe(true);
  expect(screen.getByLabelText('Pick a color').matches(':disabled')).toBe(true);
  for (const name of ['Add site', 'Change image', 'Remove'])
    for (const button of screen.getAllByRole('button', { name })) expect(button.matches(':disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save and continue' })).toBeNull();
});
