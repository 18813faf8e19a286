const wrong = (sentence) => ({ at: 'wrong', sentence });

/** Default values of a menu. */
const plain = {
  below: '',
  seq: 500,
  icon: '',
  position: 1,
  isCache: false,
  isHidden: false,
  isRecentUser: false,
};

export const isMenuCommand = (command) => ['menus', 'menu', 'remove-menu'].includes(command);

/** Parses the arguments of a menu command. Fields without an argument stay unchanged. */
export function menuRequestOf({ command, target, why, title, titleZh, below, icon, seq, admin, hidden, shown }) {
  if (command === 'menus') return { at: 'list' };
  if (!target) return wrong(`Say which page: npm run ops -- ${command} disputes --why "…".`);
  if (!why.trim()) return wrong('Give a reason with --why "…"; it is recorded in the audit log.');
  if (command === 'remove-menu') return { at: 'remove', url: target, why };
  if (seq !== undefined && !/^\d{1,4}$/.test(seq)) return wrong(`"${seq}" is no place; use a number from 0 to 9999.`);
  if (hidden && shown) return wrong('Use --hidden or --shown, not both.');
  const said = {
    nameEn: title,
    nameZh: titleZh,
    below,
    icon,
    seq: seq && Number(seq),
    position: admin ? 2 : undefined,
    isHidden: hidden ? true : shown ? false : undefined,
  };
  const change = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  return { at: 'save', url: target, why, change };
}

/** Returns the body of the call from the request and the current menus. */
export function menuBodyOf({ at, url, why, change }, menus) {
  const before = menus.find((menu) => menu.url === url);
  if (at === 'remove')
    return before ? { url, version: before.version, why } : wrong(`No menu leads to ${url}; npm run ops -- menus.`);
  if (!before && !(change.nameEn && change.nameZh))
    return wrong('A new menu needs a name in both languages: --title "Disputes" --title-zh "争议".');
  return { ...(before ? draftOf(before) : plain), ...change, url, why, version: before?.version ?? 0 };
}

const draftOf = ({ names, below, seq, icon, position, isCache, isHidden, isRecentUser }) => ({
  nameEn: names.en_US,
  nameZh: names.zh_CN,
  below,
  seq,
  icon,
  position,
  isCache,
  isHidden,
  isRecentUser,
});

/** Returns one readable line per menu. */
export const menusInWords = (menus) => menus.map(menuInWords).join('\n');

const menuInWords = ({ url, below, names, isHidden, opens }) => {
  const place = below ? `${below} / ${url}` : url;
  const readers = opens ? `${opens.module}, for ${readersOf(opens.permission)}` : 'no live module has this page yet';
  return `  ${place.padEnd(48)} ${names.en_US} · ${names.zh_CN}${isHidden ? ' (hidden)' : ''}: ${readers}`;
};

const readersOf = (permission) =>
  permission === 'signed-in' ? 'all signed-in users' : `users with permission ${permission}`;
