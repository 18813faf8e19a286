import { z } from '@console/contracts/zod';
import { text } from '../text';
import './messages';

const known = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** IP address or network, such as `203.0.113.7`, `203.0.113.0/24` or `2001:db8::/32`. */
export const addressRange = text(50).refine((value) => known.safeParse(value).success, {
  params: { code: 'ADDRESS_RANGE' },
});
