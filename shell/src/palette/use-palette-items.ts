import { languageOf, languages, type I18nText, type Language, type PageName } from '@console/contracts';
import { currentLocale, i18n, locales } from '@console/i18n';
import { useNavigate } from '@console/remote-kit/router';
import { grantsAtom } from '@console/session';
import type { IconName } from '@console/ui';
import type { TFunction } from 'i18next';
import { useAtomValue } from 'jotai/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askSignOut } from '../frame/sign-out';
import { iconOf } from '../menus/menu-icon';
import { allEntries, menusAtom, type FlatEntry } from '../menus/menus';
import { chooseLocale, chooseTheme, themeAtom } from '../preferences/preferences';
import { showOverlay } from './overlay.atom';
import type { Findable } from './palette.rules';
import { refreshCaches } from './refresh-caches';
import { useRecentRecords, useRelatedRecords } from './use-record-items';

/** Destination or action in the palette. */
export interface PaletteItem extends Findable {
  key: string;
  /** Distinguishes items with the same label. */
  hint?: string;
  icon: IconName;
  /** Address if the item is a page, so that it can open in another browser tab. */
  href?: string;
  choose: () => void;
}

/** Items under one heading. */
export interface PaletteGroup {
  key: string;
  /** Title of the group if a remote provides it. */
  title?: string;
  items: PaletteItem[];
}

/** Returns the pages and actions that this user may use, in display order. */
export function usePaletteGroups(): PaletteGroup[] {
  const menus = useAtomValue(menusAtom);
  const actions = useActions();
  const goTo = useGoTo();
  const records = useRecentRecords();
  const related = useRelatedRecords();
  const entries = menus.at === 'ready' ? allEntries(menus.entries).filter(({ isHidden }) => !isHidden) : [];
  const recent = menus.at === 'ready' ? menus.recent : [];
  // Recent pages are listed only once.
  const others = entries.filter(({ menuId }) => !recent.some((one) => one.menuId === menuId));
  return [
    { key: 'recent', items: recent.map((entry) => goTo(entry, 'recent')) },
    { key: 'records', items: records },
    { key: 'related', items: related },
    { key: 'pages', items: others.map((entry) => goTo(entry, 'page')) },
    { key: 'actions', items: actions },
  ];
}

function useGoTo() {
  const navigate = useNavigate();
  return ({ menuId, names, icon, url }: FlatEntry, prefix: string): PaletteItem => ({
    key: `${prefix}-${menuId}`,
    ...inBoth(names),
    icon: iconOf(icon),
    href: `/main/${url}`,
    choose: () => void navigate(`/main/${url}`),
  });
}

const createPage: PageName = 'cards-balance-create-card';
const profilePage: PageName = 'settings-profile';

function useActions(): PaletteItem[] {
  const { t } = useTranslation();
  const inOther = useOtherLabels();
  const navigate = useNavigate();
  const theme = useAtomValue(themeAtom);
  const { pages } = useAtomValue(grantsAtom);
  const otherTheme = theme === 'dark' ? 'light' : 'dark';
  const language = locales.find(({ locale }) => locale !== currentLocale()) ?? locales[0];
  const act = (key: string, icon: IconName, choose: () => void): PaletteItem => {
    const labels = { language: language.label };
    return { key, label: t(key, labels), other: inOther?.(key, labels) ?? '', icon, choose };
  };
  return [
    ...(pages.has(createPage) ? [act('palette.create-card', 'plus', () => void navigate(`/main/${createPage}`))] : []),
    ...(pages.has(profilePage) ? [act('profile.open', 'sliders', () => void navigate(`/main/${profilePage}`))] : []),
    act('palette.language', 'language', () => void chooseLocale(language.locale)),
    act(`palette.theme.${otherTheme}`, otherTheme === 'dark' ? 'moon' : 'sun', () => chooseTheme(otherTheme)),
    act('palette.refresh', 'refresh', () => void refreshCaches()),
    act('pins.manage', 'pin', () => showOverlay('pins')),
    act('shortcuts.title', 'info', () => showOverlay('shortcuts')),
    act('session.sign-out', 'logout', askSignOut),
  ];
}

/** Returns the shell's texts in the other language, loaded when the palette first opens. */
function useOtherLabels(): TFunction | null {
  const [translate, setText] = useState<TFunction | null>(null);
  useEffect(() => {
    let isWanted = true;
    const other = locales.find(({ locale }) => locale !== currentLocale());
    if (other)
      i18n.loadLanguages(other.locale).then(
        () => isWanted && setText(() => i18n.getFixedT(other.locale)),
        // On failure, actions are found only by their labels in the current language.
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, []);
  return translate;
}

/** Returns the label in the current language, and the other language for matching. */
function inBoth(names: I18nText): Findable {
  const shown: Language = languageOf(currentLocale());
  const other = languages.find((language) => language !== shown) ?? shown;
  return { label: names[shown], other: names[other] };
}
