import { listMerchantOptions, type MerchantOption } from '@console/contracts/cards';
import { Field, Select } from '@console/ui/form';
import { fakeServer, idOf, merchantOf, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { withKit } from '../locales/with-kit';
import { useOptions } from './use-options';

const none = () => Promise.resolve({ default: {} });
const texts = withKit({ 'en-US': none, 'zh-CN': none });

const merchant = (number: number): MerchantOption =>
  merchantOf({ id: idOf('mer', number), name: { en_US: `Shop ${number}`, zh_CN: `商店${number}` } });

/** A server with this number of merchants, which returns two per response. */
const serverOf = (count: number) => {
  const all = Array.from({ length: count }, (_, index) => merchant(index + 1));
  return fakeServer().on(listMerchantOptions, ({ keyword = '', ids }) => {
    const matching = all.filter(({ id, name }) => (ids ? ids.includes(id) : name.en_US.includes(keyword)));
    return ids ? { list: matching, hasMore: false } : { list: matching.slice(0, 2), hasMore: matching.length > 2 };
  });
};

function Choice({ start }: { start?: string }) {
  const [value, setValue] = useState(start);
  const { rows, search } = useOptions(listMerchantOptions, {}, [value]);
  return (
    <Field label="Merchant">
      <Select
        search
        onTyped={search}
        value={value}
        onChange={setValue}
        options={rows.map(({ id, name }) => ({ value: id, label: name.en_US }))}
      />
    </Field>
  );
}

const show = (start?: string) =>
  renderScreen(() => <Choice {...(start !== undefined && { start })} />, { at: '/main/choices', texts });

test('one of many options is found by typing, and keeps its name when other text is typed', async () => {
  serverOf(300);
  const { user } = await show();
  const field = screen.getByRole('combobox', { name: 'Merchant' });
  await user.click(field);
  await user.type(field, 'Shop 299');
  await user.click(await screen.findByRole('option', { name: 'Shop 299' }));
  expect(field).toHaveProperty('value', 'Shop 299');
  await user.tripleClick(field);
  await user.keyboard('Shop 17');
  expect(await screen.findByRole('option', { name: 'Shop 17' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(field).toHaveProperty('value', 'Shop 299'));
});

test('a chosen option has its name, wherever it is in the list', async () => {
  serverOf(300);
  await show(idOf('mer', 250));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Merchant' })).toHaveProperty('value', 'Shop 250'));
});

test('if the first response is complete, nothing is searched', async () => {
  const server = serverOf(2);
  const { user } = await show();
  const field = screen.getByRole('combobox', { name: 'Merchant' });
  await user.click(field);
  await user.type(field, 'Shop 2');
  await screen.findByRole('option', { name: 'Shop 2' });
  expect(server.inputsOf(listMerchantOptions)).toEqual([{}]);
});

function ManyNames({ ids }: { ids: string[] }) {
  const { rows } = useOptions(listMerchantOptions, {}, ids);
  return <p>{`${rows.filter(({ id }) => ids.includes(id)).length} names`}</p>;
}

test('a hundred chosen options all have their names', async () => {
  serverOf(300);
  const ids = Array.from({ length: 100 }, (_, index) => idOf('mer', 150 + index));
  await renderScreen(() => <ManyNames ids={ids} />, { at: '/main/choices', texts });
  expect(await screen.findByText('100 names')).toBeTruthy();
});
