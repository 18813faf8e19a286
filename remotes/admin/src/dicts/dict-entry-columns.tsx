import type { Language } from '@console/contracts';
import { type DictColour, type DictEntry, listDictEntries, listDicts } from '@console/contracts/dicts';
import { badgeOf, columnsOf, type Dicts, filtersOf, useChoices, useLanguage, useLocalText } from '@console/screens';
import { StatusBadge, type StatusBadgeProps } from '@console/ui';
import { useMemo } from 'react';

const dicts = ['dict_entry_status'] as const;

const shapes = { ok: 'dot', warn: 'triangle', bad: 'cross', info: 'ring', mute: 'dash' } as const satisfies Record<
  DictColour,
  StatusBadgeProps['shape']
>;

/** Label of an entry in its color. */
export const ColouredLabel = ({ colour, label }: { colour: DictColour; label: string }) => (
  <StatusBadge state={colour} shape={shapes[colour]} label={label} />
);

const statusOf = (status: DictEntry['status'], label: Dicts['label']): StatusBadgeProps =>
  badgeOf(
    label,
    { dict: 'dict_entry_status', code: status },
    status === 'ACTIVE' ? { state: 'ok', shape: 'dot' } : { state: 'mute', shape: 'dash' },
  );

function useShownLanguage() {
  const language = useLanguage();
  return useMemo(() => ({ language }), [language]);
}

export const useEntryColumns = columnsOf<DictEntry, { language: Language }>(
  { ns: 'dictEntry', dicts, useMore: useShownLanguage },
  (column) => [
    column.stacked(
      'label',
      ({ label, colour, code, isDefault }, { t, textOf }) => ({
        main: <ColouredLabel colour={colour} label={textOf(label)} />,
        small: isDefault ? t('dictEntry.codeOfDefault', { code }) : code,
      }),
      { width: 200, narrow: 'first', give: 'last' },
    ),
    column.text('other', ({ label }, { language }) => label[language === 'en_US' ? 'zh_CN' : 'en_US'], { width: 136 }),
    column.stacked('dict', ({ dictName, dict }, { textOf }) => ({ main: textOf(dictName), small: dict }), {
      width: 144,
    }),
    column.count('sort', { width: 72, sortable: true }),
    column.text('parent', ({ parent }, { textOf }) => (parent ? textOf(parent.label) : ''), { width: 112 }),
    column.stacked(
      'validity',
      ({ validFrom, validUntil }, { t }) => {
        const from = validFrom && t('dictEntry.from', { day: validFrom });
        const until = validUntil && t('dictEntry.until', { day: validUntil });
        return { main: from ?? until ?? '', small: from === null ? null : until };
      },
      { width: 124 },
    ),
    column.status('status', ({ status }, { label }) => statusOf(status, label), { width: 96 }),
    column.text('updatedBy', ({ updatedBy }) => updatedBy, { width: 120 }),
    column.time('updatedAt', { sortable: true }),
  ],
);

/** Dictionary options of the filter. */
function useDictChoices() {
  const textOf = useLocalText();
  const { rows, search } = useChoices(listDicts, {});
  return { options: rows.map(({ id, name }) => ({ value: id, label: textOf(name), description: id })), search };
}

export const entryFilters = filtersOf(listDictEntries, 'dictEntry', (filter) => [
  filter.from('dict', useDictChoices),
  filter.codes('status', 'dict_entry_status'),
  filter.codes('colour', 'dict_colour'),
]);
