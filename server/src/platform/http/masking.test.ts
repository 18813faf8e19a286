import type { SensitiveGroup } from '@console/contracts';
import { Refusal } from '../refusal';
import { dayMask, emailMask, masked, refuseHidden } from './masking';

const scope = (...hidden: SensitiveGroup[]) => ({ hiddenGroups: new Set(hidden) });

test('a masked field says whether the user may reveal it', () => {
  expect(masked(scope(), 'HOLDER_CONTACT', 'm••••@x.example').revealable).toBe(true);
  expect(masked(scope('HOLDER_CONTACT'), 'HOLDER_CONTACT', 'm••••@x.example').revealable).toBe(false);
});

test('short and long values have the same mask', () => {
  expect(emailMask('mei.tanaka@shop.example')).toBe('m••••@shop.example');
  expect(emailMask('m@shop.example')).toBe('m••••@shop.example');
  expect(dayMask).toBe('••••-••-••');
});

test('changing a hidden field is refused with its group', () => {
  expect(() => refuseHidden(scope('HOLDER_IDENTITY'), ['HOLDER_CONTACT'])).not.toThrow();
  expect(() => refuseHidden(scope('HOLDER_IDENTITY'), ['HOLDER_CONTACT', 'HOLDER_IDENTITY'])).toThrow(Refusal);
});
