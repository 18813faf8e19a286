import type { BrandImage, CompanyDetail } from '@console/contracts/company';
import type { Actor } from '../../../platform/context';
import { pictureAddress } from '../../../platform/files/picture-address';
import { accountMask, emailMask, masked, phoneMask } from '../../../platform/http/masking';
import type { CompanyValues } from './company.rules';

/** An image as built by the statement; 64-bit integers are strings in JSON. */
export type StoredImage = Omit<BrandImage, 'bytes' | 'url'> & { bytes: string; pictureKey: string };

type Shown = NonNullable<CompanyDetail['proposed']>;
/** Display values of the passed fields, with the type of each. */
type ShownOf<Values> = { [Name in keyof Values & keyof Shown]-?: Required<Shown>[Name] };

function imageOf(id: string | null | undefined, files: readonly StoredImage[]): BrandImage | null {
  const file = files.find((one) => one.id === id);
  if (!file) return null;
  const { pictureKey, bytes, ...rest } = file;
  return { ...rest, bytes: Number(bytes), url: pictureAddress(pictureKey) };
}

/** Masks contacts for users from whom contacts are hidden. */
function shownContact({ email, phone }: Partial<CompanyValues>, areaCode: string, { hiddenGroups }: Actor) {
  const isHidden = hiddenGroups.has('HOLDER_CONTACT');
  return {
    ...(email !== undefined && { email: isHidden && email !== '' ? emailMask(email) : email }),
    ...(phone !== undefined && { phone: isHidden ? phoneMask(areaCode, phone) : phone }),
  };
}

/** Display values: images with their addresses, account numbers masked. */
export function shownValues<Values extends Partial<CompanyValues>>(
  values: Values,
  files: readonly StoredImage[],
  actor: Actor,
): ShownOf<Values>;
export function shownValues(
  {
    logo,
    icon,
    paymentLogo,
    paymentLogoGray,
    dashboardLogo,
    bankAccountNo,
    bankIban,
    ...values
  }: Partial<CompanyValues>,
  files: readonly StoredImage[],
  actor: Actor,
): Shown {
  const account = (number: string) => masked(actor, 'BANK_ACCOUNT', accountMask(number));
  const { feeCurrency, ...rest } = values;
  return {
    ...rest,
    ...(feeCurrency && { feeCurrency }),
    ...shownContact(values, values.areaCode ?? '', actor),
    ...(logo !== undefined && { logo: imageOf(logo, files) }),
    ...(icon !== undefined && { icon: imageOf(icon, files) }),
    ...(paymentLogo !== undefined && { paymentLogo: imageOf(paymentLogo, files) }),
    ...(paymentLogoGray !== undefined && { paymentLogoGray: imageOf(paymentLogoGray, files) }),
    ...(dashboardLogo !== undefined && { dashboardLogo: imageOf(dashboardLogo, files) }),
    ...(bankAccountNo !== undefined && { bankAccountNo: account(bankAccountNo) }),
    ...(bankIban !== undefined && { bankIban: account(bankIban) }),
  };
}
