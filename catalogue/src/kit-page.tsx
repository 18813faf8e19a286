import { currentLocale } from '@console/i18n';
import { type PageLocation, RemoteRoot, type ShellServices } from '@console/remote-kit';
import { beginSession, setGrants } from '@console/session';
import { type ComponentType, useState } from 'react';
import classes from './catalogue.module.css';
import { kitNamespace } from './kit-texts';

const nothing = () => undefined;

/** Shell services without effect: a sample is a single page. */
const shell: ShellServices = {
  navigate: nothing,
  close: nothing,
  setDirty: nothing,
  setTitle: nothing,
  notify: nothing,
  beginWaiting: () => nothing,
  showJobs: nothing,
  onRecord: () => nothing,
};
const registry = { join: nothing, changed: nothing, keepAnswer: nothing, takeAnswer: nothing };

function signIn(): void {
  const user = { userId: 'user_1', loginName: 'grace', nickname: 'Grace Lim', timezone: 'Asia/Singapore' };
  const language = currentLocale() === 'zh-CN' ? 'zh_CN' : 'en_US';
  beginSession({ ...user, token: 'none', language, landingPage: 'index' });
  const pages = new Set<string>();
  setGrants({ buttons: new Set(['catalogue.thing.save']), pages, allPages: pages, hidden: new Set() });
}

interface KitPageProps {
  at: string;
  /** Starts the fake server of the page. */
  serve: () => unknown;
  Screen: ComponentType;
}

/** Screen of the kit, mounted like a page of a remote. */
export function KitPage({ at, serve, Screen }: KitPageProps) {
  const [loader] = useState(() => {
    signIn();
    serve();
    return { at: () => Screen, load: async () => Screen, subscribe: () => nothing };
  });
  const { pathname, search } = new URL(at, 'http://catalogue.test');
  const location: PageLocation = { pathname, search, hash: '' };
  return (
    <div className={classes.screen}>
      <RemoteRoot
        remote={kitNamespace}
        name="catalogue"
        loader={loader}
        pages={[{ key: 'page', page: 'thing', location, active: true }]}
        shell={shell}
        registry={registry}
        locale={currentLocale()}
        theme="light"
        trial={false}
        domElement={document.body}
        onFatal={nothing}
        onPageFault={nothing}
      />
    </div>
  );
}
