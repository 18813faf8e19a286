import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { exportCalls } from '../jobs/export';
import { allowedAction, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { bizdate, enteredDay, i18nText, instant, requiredText, text, withoutCardNumber } from '../text';
import { dictId } from './dict';

/** Statuses of an entry. A `DISABLED` entry cannot be chosen; records with its code still display its label. */
export const dictEntryStatuses = ['ACTIVE', 'DISABLED'] as const;
/** Status of an entry. */
export type DictEntryStatus = (typeof dictEntryStatuses)[number];

/** Tokens of status colors; themes define their values. */
export const dictColours = ['ok', 'warn', 'bad', 'info', 'mute'] as const;
/** Token of a status color. */
export type DictColour = (typeof dictColours)[number];

/** Dictionary and code, such as `card_state:FROZEN`. */
export const dictEntryId = withoutCardNumber(
  z
    .string()
    .regex(/^[a-z]+(_[a-z]+)*:\S+$/)
    .max(170),
);

/** Entry of a dictionary: a code with its display. */
export const dictEntry = z.strictObject({
  id: z.string(),
  dict: dictId,
  dictName: i18nText,
  code: z.string(),
  label: i18nText,
  colour: z.enum(dictColours),
  /** Position within the dictionary, ascending. */
  sort: z.int(),
  /** Preselected entry; at most one per dictionary. */
  isDefault: z.boolean(),
  /** Parent entry of the same dictionary; null without one. */
  parent: z.strictObject({ code: z.string(), label: i18nText }).nullable(),
  /** First and last day on which the entry can be chosen; null for no limit. */
  validFrom: bizdate.nullable(),
  validUntil: bizdate.nullable(),
  status: z.enum(dictEntryStatuses),
  updatedAt: instant,
  /** User who changed it last; empty if never changed. */
  updatedBy: z.string(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
/** Entry of a dictionary. */
export type DictEntry = z.infer<typeof dictEntry>;

export const dictEntryFilter = z.strictObject({
  dict: z.array(dictId).max(20).optional(),
  status: z.array(z.enum(dictEntryStatuses)).max(2).optional(),
  colour: z.array(z.enum(dictColours)).max(5).optional(),
});
export type DictEntryFilter = z.infer<typeof dictEntryFilter>;

const sortable = ['sort', 'code', 'updatedAt'] as const;

/** `keyword` matches code and labels. */
export const listDictEntries = operation({
  path: '/dictDetail/list',
  permission: 'admin.dict.view',
  input: listInput(dictEntryFilter, [...sortable]),
  output: listOutput(dictEntry),
  reads: true,
});

/** Exports all entries that match the filters. */
export const { start: exportDictEntries, count: countDictEntryExport } = exportCalls({
  path: '/dictDetail',
  permission: 'admin.dict.export',
  filter: dictEntryFilter,
  sortable: [...sortable],
  rowId: dictEntryId,
});

const target = z.strictObject({ id: dictEntryId });
const versioned = target.extend({ version: z.int() });

export const readDictEntry = operation({
  path: '/dictDetail/detail',
  permission: 'admin.dict.view',
  input: target,
  output: dictEntry,
  reads: true,
});

const looks = z.strictObject({
  labelEn: requiredText(),
  labelZh: requiredText(),
  colour: z.enum(dictColours),
  sort: z.int().min(0).max(9999),
  isDefault: z.boolean(),
  /** Code of the parent entry in the same dictionary; absent without one. */
  parent: text(60).optional(),
  validFrom: enteredDay.optional(),
  validUntil: enteredDay.optional(),
});

/** Form input of a new entry. */
export const dictEntryDraft = looks.extend({ dict: dictId, code: requiredText(60) });
/** Form input of a new entry. */
export type DictEntryDraft = z.infer<typeof dictEntryDraft>;

/** Adds a code to a custom dictionary. Codes of system dictionaries are defined by the product. */
export const createDictEntry = operation({
  path: '/dictDetail/create',
  permission: 'admin.dict.save',
  needsProof: true,
  input: dictEntryDraft,
  output: dictEntry,
});

/** Updates an entry; its code cannot change. Open pages receive the change. */
export const updateDictEntry = operation({
  path: '/dictDetail/update',
  permission: 'admin.dict.save',
  needsProof: true,
  input: looks.extend(versioned.shape),
  output: dictEntry,
});

export const setDictEntryStatus = operation({
  path: '/dictDetail/status',
  permission: 'admin.dict.save',
  needsProof: true,
  input: versioned.extend({ status: z.enum(dictEntryStatuses) }),
  output: dictEntry,
});

/** Deletes an entry of a custom dictionary. Codes of system dictionaries can be in use anywhere. */
export const removeDictEntry = operation({
  path: '/dictDetail/delete',
  permission: 'admin.dict.save',
  needsProof: true,
  input: versioned,
  output: done,
});
