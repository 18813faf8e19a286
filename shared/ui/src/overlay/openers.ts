const openers = new WeakMap<HTMLDialogElement, HTMLElement>();

/** What has the focus once this dialog is closed: what opened it, unless something else took its place meanwhile. */
export const openerOf = (dialog: HTMLDialogElement): HTMLElement | undefined => openers.get(dialog);

/** Gives the focus to `opener` once this dialog is closed, as where another version of the same page took over. */
export function setOpener(dialog: HTMLDialogElement, opener: HTMLElement): void {
  openers.set(dialog, opener);
}
