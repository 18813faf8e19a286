import { fireEvent, screen } from '@testing-library/react';
import { show } from '../testing/show';
import { TabStrip, type StripItem } from './tab-strip';

const item = (key: string, rest: Partial<StripItem> = {}): StripItem => ({
  key,
  label: key,
  isPinned: false,
  isDirty: false,
  canClose: true,
  ...rest,
});
const items = [
  item('Dashboard', { isPinned: true, canClose: false }),
  item('Cards'),
  item('Create', { isDirty: true }),
];
const done: string[] = [];
const strip = (
  <TabStrip
    label="Open pages"
    items={items}
    current="Cards"
    panelId="main"
    onSelect={(key) => done.push(`open ${key}`)}
    onClose={(key) => done.push(`close ${key}`)}
  />
);
const tab = (name: string) => screen.getByRole('tab', { name });

beforeEach(() => done.splice(0));

test('one tab is reachable with Tab, the others with arrow keys; Enter opens a tab', async () => {
  const user = await show(strip);
  await user.tab();
  expect(document.activeElement).toBe(tab('Cards'));
  await user.keyboard('{ArrowRight}');
  expect(done).toEqual([]);
  await user.keyboard('{Enter}');
  expect(done).toEqual(['open Create']);
});

test('unsaved input is announced', async () => {
  await show(strip);
  expect(tab('Unsaved changes Create')).toBeTruthy();
});

test('Delete, a middle click and the close button close a tab; a tab that cannot be closed stays', async () => {
  const user = await show(strip);
  await user.tab();
  await user.keyboard('{Delete}{ArrowLeft}{Delete}');
  fireEvent(tab('Unsaved changes Create'), new MouseEvent('auxclick', { button: 1, bubbles: true }));
  const [cross] = screen.getAllByTitle('Close');
  if (cross) await user.click(cross);
  expect(done).toEqual(['close Cards', 'close Create', 'close Cards']);
});
