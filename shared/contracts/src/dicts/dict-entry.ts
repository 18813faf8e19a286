import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { exportCalls } from '../jobs/export';
import { allowedAction, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { bizdate, enteredDay, i18nText, instant, requiredText, text, withoutCardNumber } from '../text';
import { dictId } from './dict';

/** A disabled entry is offered nowhere; records that carry its code still show its label. */
export const dictEntryStatuses = ['ACTIVE', 'DISABLED'] as const;
/** A disabled entry is offered nowhere; records that carry its code still show its label. */
export type DictEntryStatus = (typeof dictEntryStatuses)[number];

/** Tokens of status colours; themes decide what they look like. */
export const dictColours = ['ok', 'warn', 'bad', 'info', 'mute'] as const;
/** Token of a status colour. */
export type DictColour = (typeof dictColours)[number];

/** Dictionary and code, such as `card_state:FROZEN`. */
export const dictEntryId = withoutCardNumber(
  z
    .string()
    .regex(/^[a-z]+(_[a-z]+)*:\S+$/)
    .max(170),
);

/** One code of a dictionary, and how it is shown. */
export const dictEntry = z.strictObject({
  id: z.string(),
  dict: dictId,
  dictName: i18nText,
  code: z.string(),
  label: i18nText,
  colour: z.enum(dictColours),
  /** Its place among the entries of its dictionary, from the smallest on. */
  sort: z.int(),
  /** Chosen where nobody has chosen yet; one of a dictionary at most. */
  isDefault: z.boolean(),
  /** The entry of the same dictionary that this one belongs to; null for none. */
  parent: z.strictObject({ code: z.string(), label: i18nText }).nullable(),
  /** First and last day on which the entry can be chosen; null for no limit. */
  validFrom: bizdate.nullable(),
  validUntil: bizdate.nullable(),
  status: z.enum(dictEntryStatuses),
  updatedAt: instant,
  /** Who changed it last; empty where nobody has. */
  updatedBy: z.string(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
/** One code of a dictionary, and how it is shown. */
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

/** All entries that match, as a file. */
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
  /** Code of an entry of the same dictionary; left out for none. */
  parent: text(60).optional(),
  validFrom: enteredDay.optional(),
  validUntil: enteredDay.optional(),
});

/** What a new entry says. */
export const dictEntryDraft = looks.extend({ dict: dictId, code: requiredText(60) });
/** What a new entry says. */
export type DictEntryDraft = z.infer<typeof dictEntryDraft>;

/** Adds a code to a dictionary of the console's own; those of the product have the codes that it works with. */
export const createDictEntry = operation({
  path: '/dictDetail/create',
  permission: 'admin.dict.save',
  needsProof: true,
  input: dictEntryDraft,
  output: dictEntry,
});

/** Its code stays. Open pages learn the change. */
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

/** Only from a dictionary of the console's own: the codes of the product may be in use anywhere. */
export const removeDictEntry = operation({
  path: '/dictDetail/delete',
  permission: 'admin.dict.save',
  needsProof: true,
  input: versioned,
  output: done,
});
