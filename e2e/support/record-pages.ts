import type { PageName } from '../../shared/contracts/src/pages';
import { post, sessionOf } from './walk';

/** Pages that show one record, each with the list of such records. Each page opens with the first record. */
const listOfRecord: Readonly<Record<string, string>> = {
  'button-management-save': '/button/list',
  'card-bin-management-assign': '/cardBin/list',
  'card-wallet-view': '/wallet/list',
  'cards-balance-view-card-detail': '/card/list',
  'cards-rules-limits-merchant-saveinfo': '/limitRule/list',
  'cards-rules-limits-visibility': '/limitRule/list',
  'company-management-view': '/company/list',
  'coremanagement-cardholder-management-view': '/cardholder/list',
  'company-agreement-saveinfo': '/agreement/list',
  'create-card-wallet-card': '/wallet/list',
  'dict-dt-management-save': '/dictDetail/list',
  'email-account-save-settinginfo': '/emailAccount/list',
  'email-account-view': '/emailAccount/list',
  'email-template-save': '/emailTemplate/list',
  'email-template-view': '/emailTemplate/list',
  'merchant-register-review': '/merchantRegistration/list',
  'merchant-management-view': '/merchant/list',
  'merchant-review-list-detail': '/merchantReview/list',
  'merchant-review-list-review': '/merchantReview/list',
  'parameter-management-save': '/parameter/list',
  'send-record-view': '/sendRecord/list',
  'user-management-save': '/user/list',
  'walelt-cards-rules-limits-merchant-saveinfo': '/limitRule/walletList',
  'walelt-cards-rules-limits-visibility': '/limitRule/walletList',
} satisfies Partial<Record<PageName, string>>;

/** Address of a console page; if the page shows one record, with its first record. */
export async function hrefOf(name: string): Promise<string> {
  if (name === 'devops-module-management') return `/main/${name}?id=cards`;
  if (name === 'cards-balance-batch') return `/main/${name}?no=${await firstOf('/cardBatch/list', 'batchNo')}`;
  const stepped = listOfSteps(name);
  if (stepped) return `/main/${name}?id=${await firstOf(stepped, 'id', { status: ['ACTIVE'] })}`;
  const list = listOfRecord[name];
  return list ? `/main/${name}?id=${await firstOf(list, 'id')}` : `/main/${name}`;
}

/** Lists of records with steps. Steps become available one after another, so only a complete record has all of them. */
const listOfSteps = (name: string): string | undefined => {
  if (name.startsWith('merchant-management-saveinfo-')) return '/merchant/list';
  return name.startsWith('company-management-saveinfo-') ? '/company/list' : undefined;
};

async function firstOf(list: string, key: string, filter?: object): Promise<string> {
  const { code, data } = await post(list, { page: 1, pageSize: 10, ...(filter && { filter }) }, await ownerSession());
  const [first] = (data as { list?: Record<string, string>[] } | null)?.list ?? [];
  const value = first?.[key];
  if (!value) throw new Error(`${list} answered ${code} and has no record with "${key}".`);
  return value;
}

let session: ReturnType<typeof sessionOf> | undefined;
const ownerSession = () => (session ??= sessionOf('owner'));

/** True for a page that shows one record and opens with its id. */
export const showsRecord = (name: string): boolean =>
  name in listOfRecord ||
  listOfSteps(name) !== undefined ||
  ['cards-balance-batch', 'devops-module-management'].includes(name);
