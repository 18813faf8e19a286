import type { PageLocation, PageView } from '@console/remote-kit';

/** A page that is open: seen, or kept alive to come back in the same frame. */
export type OpenPage = Omit<PageView, 'active'>;

/** Pages kept alive beside the one that is seen. */
const keptMax = 6;

/** Page and record: the same record of the same page is one open page. */
export function keyOf(page: string, { search }: PageLocation): string {
  const id = new URLSearchParams(search).get('id');
  return id ? `${page}?id=${id}` : page;
}

/**
 * The open pages after `page` is shown at `location`, the seen one last. A page that is neither kept alive nor
 * dirty is forgotten when it is left; a dirty one never is.
 */
export function openPage(
  open: OpenPage[],
  { page, location }: { page: string; location: PageLocation },
  { keeps, isDirty }: { keeps: (page: string) => boolean; isDirty: (key: string) => boolean },
): OpenPage[] {
  const key = keyOf(page, location);
  const others = open.filter((one) => one.key !== key && (isDirty(one.key) || keeps(one.page)));
  const surplus = others.length - keptMax;
  const kept = others.filter((one, index) => index >= surplus || isDirty(one.key));
  return [...kept, { key, page, location }];
}
