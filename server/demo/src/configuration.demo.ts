import type { I18nText } from '@console/contracts';
import { type AuditedAction, permissions } from '@console/contracts/areas';
import type { DictDraft, DictEntryDraft } from '@console/contracts/dicts';
import { twoPersonThreshold } from '@console/server/domains/cards/cancellations/cancellation.data';
import { transactionDicts } from '@console/server/domains/cards/transactions/transaction.data';
import { placesOf } from '@console/server/platform/buttons/button.rules';
import { storeButton } from '@console/server/platform/buttons/button.store';
import type { Ctx, Db } from '@console/server/platform/context';
import {
  insertDict,
  insertDictEntry,
  storeDictEntry,
  transitionDictEntry,
} from '@console/server/platform/dicts/dict.store';
import { storeParameter } from '@console/server/platform/reference/parameter.store';
import { demoCompanies, demoUsers } from './ids';
import type { Past } from './issuing/past-lines';

const hourMs = 3_600_000;
const dayHours = 24;

/** A change that the owner made in the console: its audit log entry, and the function that writes its rows. */
interface Edit extends Pick<Past, 'object' | 'before' | 'after' | 'reason'> {
  action: AuditedAction;
  hoursAgo: number;
  store: (ctx: Ctx) => Promise<void>;
}

const namesOf = ({ en_US, zh_CN }: I18nText) => ({ nameEn: en_US, nameZh: zh_CN });

/** Values of an entry in the audit log. */
const entryFacts = ({ labelEn, labelZh, colour, sort, isDefault }: Omit<DictEntryDraft, 'dict' | 'code'>) => ({
  labelEn,
  labelZh,
  colour,
  sort,
  isDefaultEntry: isDefault,
  parentEntry: null,
  validFrom: null,
  validUntil: null,
});

const entryObject = (dict: string, code: string, label: string): Past['object'] => [
  'dict_detail',
  `${dict}:${code}`,
  `${dict} · ${label}`,
];

/** Change of the label of a decline reason. */
function reasonEdit(hoursAgo: number, code: string, label: I18nText): Edit {
  const dict = 'decline_reason';
  const details = transactionDicts.find((one) => one.code === dict)?.details ?? [];
  const place = details.findIndex(([one]) => one === code);
  const [, labelEn = '', labelZh = '', colour = 'mute'] = details[place] ?? [];
  const before = { labelEn, labelZh, colour, sort: place + 1, isDefault: false };
  const after = { ...before, labelEn: label.en_US, labelZh: label.zh_CN };
  return {
    action: '/dictDetail/update',
    hoursAgo,
    object: entryObject(dict, code, label.en_US),
    before: entryFacts(before),
    after: entryFacts(after),
    store: (ctx) => storeDictEntry(ctx, { dict, code }, after),
  };
}

function buttonEdit(hoursAgo: number, code: string, name: I18nText): Edit {
  const sort = placesOf(Object.keys(permissions)).get(code) ?? 0;
  const former = permissions[code]?.name ?? { en_US: '', zh_CN: '' };
  const after = { ...namesOf(name), sort };
  return {
    action: '/button/update',
    hoursAgo,
    object: ['button', code, name.en_US],
    before: { ...namesOf(former), sort },
    after,
    store: (ctx) => storeButton(ctx, code, after),
  };
}

function thresholdEdit(hoursAgo: number, [from, to]: [string, string], reason: string): Edit {
  const { code } = twoPersonThreshold;
  const after = { value: to, isActive: true };
  return {
    action: '/parameter/update',
    hoursAgo,
    object: ['parameter', code, code],
    before: { value: from, isActive: true },
    after,
    reason,
    store: (ctx) => storeParameter(ctx, code, after),
  };
}

const officeHoursAgo = 3;

const offices: DictDraft = {
  code: 'office',
  nameEn: 'Offices',
  nameZh: '办公地点',
  description: 'Offices of the company. 公司的办公地点。',
};

const officeEntries: [code: string, labelEn: string, labelZh: string, colour: 'info' | 'mute'][] = [
  ['SINGAPORE', 'Singapore', '新加坡', 'info'],
  ['LISBON', 'Lisbon', '里斯本', 'info'],
  ['SHANGHAI', 'Shanghai', '上海', 'info'],
  ['DUBAI', 'Dubai', '迪拜', 'mute'],
];

/** Creation of a custom dictionary with four entries, the last of which was disabled later. */
function officeEdits(): Edit[] {
  const { code: dict, description, ...names } = offices;
  const created = officeEntries.map(([code, labelEn, labelZh, colour], sort): Edit => {
    const entry = { dict, code, labelEn, labelZh, colour, sort, isDefault: sort === 0 };
    return {
      action: '/dictDetail/create',
      hoursAgo: officeHoursAgo,
      object: entryObject(dict, code, labelEn),
      after: { code, ...entryFacts(entry) },
      store: (ctx) => insertDictEntry(ctx, entry),
    };
  });
  const key = { dict, code: 'DUBAI' };
  const object = entryObject(dict, key.code, 'Dubai');
  const [, id, label] = object;
  return [
    {
      action: '/dict/create',
      hoursAgo: officeHoursAgo,
      object: ['dict', dict, names.nameEn],
      after: { code: dict, ...names, description },
      store: (ctx) => insertDict(ctx, offices),
    },
    ...created,
    {
      action: '/dictDetail/status',
      hoursAgo: officeHoursAgo - 1,
      object,
      before: { status: 'ACTIVE' },
      after: { status: 'DISABLED' },
      store: (ctx) => transitionDictEntry(ctx, { id, from: 'ACTIVE', to: 'DISABLED', key, label }),
    },
  ];
}

/** Threshold during a migration, after which it has its default again. */
const migrationThreshold = '250';

/** Changes of the platform's configuration, oldest first. */
const edits: Edit[] = [
  thresholdEdit(
    26 * dayHours,
    [twoPersonThreshold.value, migrationThreshold],
    'Small differences are expected during the channel migration.',
  ),
  reasonEdit(19 * dayHours, 'RISK_RULE', { en_US: 'Blocked by fraud check', zh_CN: '反欺诈拦截' }),
  reasonEdit(19 * dayHours - 1, 'MAX_USES', { en_US: 'No uses left on the card', zh_CN: '卡片可用次数已用完' }),
  thresholdEdit(12 * dayHours, [migrationThreshold, twoPersonThreshold.value], 'The channel migration is complete.'),
  buttonEdit(8 * dayHours, 'company.agreement.export', {
    en_US: 'Export agreements and signatures',
    zh_CN: '导出协议和签署名单',
  }),
  ...officeEdits(),
];

const at = (now: Date, { hoursAgo }: Edit) => new Date(now.getTime() - hoursAgo * hourMs);

/**
 * Writes the changes with the stores of the console. Their audit log entries are written with all others of the demo,
 * because the entries of a company must be in chronological order.
 */
export async function seedConfiguration(db: Db, now: Date): Promise<void> {
  for (const edit of edits)
    await edit.store({
      db,
      now: at(now, edit),
      companyId: demoCompanies.aldermoor,
      by: { id: demoUsers.owner, name: 'owner' },
      origin: 'CONSOLE',
      audit: async () => {},
    });
}

/** Audit log entries of the changes. */
export const configurationPast = (now: Date): Past[] =>
  edits.map((edit) => {
    const { action, object, before, after, reason } = edit;
    return {
      companyId: demoCompanies.aldermoor,
      at: at(now, edit),
      by: { id: demoUsers.owner },
      action,
      object,
      after,
      ...(before && { before }),
      ...(reason && { reason }),
    };
  });
