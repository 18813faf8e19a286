import type { Language } from '@console/contracts';
import { type ButtonRecord, listButtonMenus, listButtons } from '@console/contracts/buttons';
import { badgeOf, columnsOf, type Dicts, filtersOf, useLanguage, useLocalText, useRecord } from '@console/screens';
import type { StatusBadgeProps } from '@console/ui';
import { useMemo } from 'react';

export const buttonDicts = ['button_risk'] as const;

export const riskOf = (risk: ButtonRecord['risk'], label: Dicts['label']): StatusBadgeProps =>
  badgeOf(
    label,
    { dict: 'button_risk', code: risk },
    risk === 'HIGH' ? { state: 'warn', shape: 'triangle' } : { state: 'mute', shape: 'dash' },
  );

function useShownLanguage() {
  const language = useLanguage();
  return useMemo(() => ({ language }), [language]);
}

export const useButtonColumns = columnsOf<ButtonRecord, { language: Language }>(
  { ns: 'button', dicts: buttonDicts, useMore: useShownLanguage },
  (column) => [
    column.stacked('name', ({ name, id }, { textOf }) => ({ main: textOf(name), small: id }), {
      width: 240,
      narrow: 'first',
      give: 'last',
    }),
    column.text('other', ({ name }, { language }) => name[language === 'en_US' ? 'zh_CN' : 'en_US'], {
      width: 160,
      give: 'last',
    }),
    column.text('menu', ({ menu }, { textOf, t }) => (menu ? textOf(menu) : t('button.noMenu')), {
      width: 128,
      narrow: 'second',
      give: 'last',
    }),
    column.text('menuRouterList', ({ menuRouterList }) => menuRouterList.replaceAll(',', ', ')),
    column.text('apiPaths', ({ apiPaths }) => apiPaths.join(', ')),
    column.status('risk', ({ risk }, { label }) => riskOf(risk, label), { width: 96 }),
    column.count('sort', { width: 72 }),
    column.count('roles', { width: 80, sortable: true }),
    column.text('updatedBy', ({ updatedBy }) => updatedBy, { width: 128 }),
    column.time('updatedAt', { sortable: true }),
  ],
);

const everything = {};

/** Menus that buttons belong to. */
function useMenuChoices() {
  const textOf = useLocalText();
  const { result } = useRecord(listButtonMenus, everything);
  return { options: (result.data?.list ?? []).map(({ id, name }) => ({ value: id, label: textOf(name) })) };
}

export const buttonFilters = filtersOf(listButtons, 'button', (filter) => [
  filter.from('menu', useMenuChoices),
  filter.codes('risk', 'button_risk'),
]);
