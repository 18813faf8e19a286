import { usePage } from '@console/remote-kit';

/** Returns a function that goes to another page and closes this one without a warning about unsaved input. */
export function useLeave(): (href: string) => void {
  const { key, shell } = usePage();
  return (href) => {
    shell.setDirty(key, false);
    shell.navigate(href, { replace: true });
    shell.close(key);
  };
}
