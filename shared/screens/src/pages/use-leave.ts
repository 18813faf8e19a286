import { usePage } from '@console/remote-kit';

/** Leaves the page for another one and closes it: what stood here is saved, given up or gone. */
export function useLeave(): (href: string) => void {
  const { key, shell } = usePage();
  return (href) => {
    shell.setDirty(key, false);
    shell.navigate(href, { replace: true });
    shell.close(key);
  };
}
