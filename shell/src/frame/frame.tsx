import type { User } from '@console/session';
import { useIsSmall } from '@console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuBar } from '../menus/menu-bar';
import { usePreload } from '../menus/use-preload';
import type { Decision } from '../navigation/decide';
import { Overlays } from '../palette/overlays';
import css from './frame.module.css';
import { Header } from './header';
import { PageArea } from './page-area';

interface FrameProps {
  user: User;
  /** False while a full-window page, such as an error page, covers it. */
  isSeen: boolean;
  decision: Extract<Decision, { at: 'wait' | 'page' | 'not-found' }>;
}

/** Layout of the console: header, menu and page area. */
export function Frame({ user, isSeen, decision }: FrameProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(readCollapsed);
  const isSmall = useIsSmall();
  const isCollapsed = chosen ?? isSmall;
  usePreload();
  const toggle = () => {
    keepCollapsed(!isCollapsed);
    setChosen(!isCollapsed);
  };
  return (
    <div className={css.frame}>
      <a className={css.skip} href="#main">
        {t('frame.skip')}
      </a>
      <Header user={user} />
      <MenuBar isCollapsed={isCollapsed} onToggle={toggle} current={decision.at === 'page' ? decision.page : ''} />
      <PageArea key={user.userId} user={user} decision={decision} />
      {/* A modal dialog inside the hidden frame would block the visible page. */}
      {isSeen && <Overlays />}
    </div>
  );
}

/** `showMenu` in local storage comes from the specification; without it, the window width decides. */
const readCollapsed = (): boolean | null => {
  try {
    const shown = localStorage.getItem('showMenu');
    return shown === null ? null : shown === 'false';
  } catch {
    return null;
  }
};

function keepCollapsed(isCollapsed: boolean): void {
  try {
    localStorage.setItem('showMenu', String(!isCollapsed));
  } catch {
    // Storage is full or denied, so after a reload the menu is expanded again.
  }
}
