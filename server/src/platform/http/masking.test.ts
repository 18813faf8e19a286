import type { SensitiveGroup } from '@console/contracts';
import { Refusal } from '../refusal';
import { dayMask, emailMask, masked, phoneMask, refuseHidden } from './masking';

const scope = (...hidden: SensitiveGroup[]) => ({ hiddenGroups: new Set(hidden) });

test('a masked field states whether the user can reveal it', () => {
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

test.each([
  ['', ''],
  ['9123', '+65 ••••'],
  ['91234', '+65 ••••4'],
  ['912345', '+65 ••••45'],
  ['9123456', '+65 ••••456'],
  ['91234567', '+65 ••••4567'],
  ['13812345678', '+65 ••••5678'],
  ['9123 4567', '+65 ••••4567'],
])('the mask of the phone number %j is %j', (phone, mask) => {
  expect(phoneMask('+65', phone)).toBe(mask);
});

test('at least four digits and at least half of a phone number are masked, whatever its length', () => {
  for (let length = 1; length <= 20; length += 1) {
    const shown = phoneMask('', '12345678901234567890'.slice(0, length)).replaceAll(/\D/g, '').length;
    const hidden = length - shown;
    expect({ length, isEnough: hidden >= Math.min(4, length) && hidden * 2 >= length }).toEqual({
      length,
      isEnough: true,
    });
  }
});
