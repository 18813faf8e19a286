import { fixedId } from '@console/server/platform/db/ids';
import { type DemoMerchant, demoMerchantOf, demoMerchants } from '../issuing/merchants';
import { licencePdf } from './licence-pdf';

/** First file number of the demo, outside the range that tests use. */
const firstFile = 900_001;

/** A business licence of a demo merchant. */
export interface Licence {
  id: string;
  merchant: DemoMerchant;
  name: string;
  content: Buffer;
}

const licence = (merchant: DemoMerchant, { number, title, suffix }: Making): Licence => ({
  id: fixedId('file', number),
  merchant,
  name: `business-licence-${merchant.merchantNo}${suffix}.pdf`,
  content: licencePdf(title, [
    merchant.name.en_US,
    `Country: ${merchant.country}`,
    `Merchant number: ${merchant.merchantNo}`,
    'Demo document. Not a real certificate.',
  ]),
});

interface Making {
  number: number;
  title: string;
  suffix: string;
}

/** Valid business licences of all merchants except drafts. */
export const licencesInForce: readonly Licence[] = demoMerchants
  .filter(({ status }) => status !== 'DRAFT')
  .map((merchant, index) =>
    licence(merchant, { number: firstFile + index, title: 'Certificate of registration', suffix: '' }),
  );

/** Licence in a proposed change with a pending review. */
export const renewedLicence = licence(demoMerchantOf('Solvane Travel Group'), {
  number: firstFile + licencesInForce.length,
  title: 'Renewed certificate of registration',
  suffix: '-renewed',
});

/** All licence files. */
export const demoLicences: readonly Licence[] = [...licencesInForce, renewedLicence];

/** Returns the id of the licence that a merchant has. */
export function licenceOf(name: string): string {
  const found = licencesInForce.find(({ merchant }) => merchant.name.en_US === name);
  if (!found) throw new Error(`The demo has no licence of ${name}.`);
  return found.id;
}
