import { z } from '@console/contracts/zod';
import { exportCalls } from '../jobs/export';
import { allowedAction, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { i18nText, instant, longText, requiredText } from '../text';

/** SYSTEM: its codes are those of the product, which works with them. OWN: made in the console, for other systems. */
export const dictKinds = ['SYSTEM', 'OWN'] as const;
/** SYSTEM: its codes are those of the product, which works with them. OWN: made in the console, for other systems. */
export type DictKind = (typeof dictKinds)[number];

/** Code of a dictionary, such as `card_state`. */
export const dictId = z
  .string()
  .regex(/^[a-z]+(_[a-z]+)*$/)
  .max(60);

/** A list of codes with their labels, as the console keeps it. */
export const dictRecord = z.strictObject({
  /** Its code. */
  id: dictId,
  name: i18nText,
  description: z.string(),
  kind: z.enum(dictKinds),
  /** Whether the console may change it at all. */
  isEditable: z.boolean(),
  entries: z.int(),
  /** Counts the changes of its entries too. */
  version: z.int(),
  updatedAt: instant,
  /** Who changed it last; empty where nobody has. */
  updatedBy: z.string(),
  allowedActions: z.array(allowedAction),
});
/** A list of codes with their labels, as the console keeps it. */
export type DictRecord = z.infer<typeof dictRecord>;

export const dictFilter = z.strictObject({
  kind: z.array(z.enum(dictKinds)).max(2).optional(),
  isEditable: z.boolean().optional(),
});
export type DictFilter = z.infer<typeof dictFilter>;

const sortable = ['id', 'version', 'updatedAt'] as const;

/** `keyword` matches code, name and description. */
export const listDicts = operation({
  path: '/dict/list',
  permission: 'admin.dict.view',
  input: listInput(dictFilter, [...sortable]),
  output: listOutput(dictRecord),
  reads: true,
});

/** All dictionaries that match, as a file. */
export const { start: exportDicts, count: countDictExport } = exportCalls({
  path: '/dict',
  permission: 'admin.dict.export',
  filter: dictFilter,
  sortable: [...sortable],
  rowId: dictId,
});

export const readDict = operation({
  path: '/dict/detail',
  permission: 'admin.dict.view',
  input: z.strictObject({ id: dictId }),
  output: dictRecord,
  reads: true,
});

const naming = z.strictObject({
  nameEn: requiredText(),
  nameZh: requiredText(),
  description: longText(),
});

/** What a new dictionary says. */
export const dictDraft = naming.extend({ code: requiredText(40) });
/** What a new dictionary says. */
export type DictDraft = z.infer<typeof dictDraft>;

/** A dictionary of the console's own. */
export const createDict = operation({
  path: '/dict/create',
  permission: 'admin.dict.save',
  needsProof: true,
  input: dictDraft,
  output: dictRecord,
});

/** Its code stays. Open pages learn the change. */
export const updateDict = operation({
  path: '/dict/update',
  permission: 'admin.dict.save',
  needsProof: true,
  input: naming.extend({ id: dictId, version: z.int() }),
  output: dictRecord,
});
