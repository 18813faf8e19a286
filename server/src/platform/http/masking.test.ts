import type { SensitiveGroup } from '@console/contracts';
import { Refusal } from '../refusal';
import { dayMask, emailMask, masked, refuseHidden } from './masking';

const scope = (...hidden: SensitiveGroup[]) => ({ hiddenGroups: new Set(hidden) });

test('a mask says whether the user may ask for what it stands for', () => {
  expect(masked(scope(), 'HOLDER_CONTACT', 'm••••@x.example').revealable).toBe(true);
  expect(masked(scope('HOLDER_CONTACT'), 'HOLDER_CONTACT', 'm••••@x.example').revealable).toBe(false);
});

test('masks tell the same of short and long values', () => {
  expect(emailMask('mei.tanaka@shop.example')).toBe('m••••@shop.example');
  expect(emailMask('m@shop.example')).toBe('m••••@shop.example');
  expect(dayMask).toBe('••••-••-••');
});

test('what is hidden is refused by its group', () => {
  expect(() => refuseHidden(scope('HOLDER_IDENTITY'), ['HOLDER_CONTACT'])).not.toThrow();
  expect(() => refuseHidden(scope('HOLDER_IDENTITY'), ['HOLDER_CONTACT', 'HOLDER_IDENTITY'])).toThrow(Refusal);
});
