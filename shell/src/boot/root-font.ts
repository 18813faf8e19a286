/** The specification re-applies the size of the root font this often. */
const everyMs = 300;
/** The size that the user has chosen in the browser, whatever it is. */
const size = '100%';

/** Keeps the root font size; writes only when something has changed it, because every write lays the page out anew. */
export function holdRootFontSize(): void {
  const { style } = document.documentElement;
  const hold = () => {
    if (style.fontSize !== size) style.fontSize = size;
  };
  hold();
  setInterval(hold, everyMs);
}
