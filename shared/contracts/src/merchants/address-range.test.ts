import { addressRange } from './address-range';

describe('address range', () => {
  test.each(['203.0.113.7', '203.0.113.0/24', '0.0.0.0/0', '2001:db8::1', '2001:db8::/32', ' 10.0.0.1 '])(
    'accepts %s',
    (typed) => {
      expect(addressRange.safeParse(typed).success).toBe(true);
    },
  );

  test.each(['', '203.0.113', '203.0.113.256', '203.0.113.0/33', '2001:db8::/129', 'example.com', '10.0.0.1-10.0.0.9'])(
    'refuses %s',
    (typed) => {
      expect(addressRange.safeParse(typed).success).toBe(false);
    },
  );
});
