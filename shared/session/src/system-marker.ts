import { systemMarkers, type SystemMarker } from '@console/contracts';

/** Key in session storage, from the specification. */
const key = 'systemMarker';

let current: SystemMarker = stored() ?? 'vcc';

/** Returns the system of this tab: the console or the onboarding flow. */
export const currentMarker = (): SystemMarker => current;

/** Stores the system of this tab. Pages that belong to both systems, such as error pages, do not call it. */
export function enterMarker(marker: SystemMarker): void {
  current = marker;
  try {
    sessionStorage.setItem(key, marker);
  } catch {
    // Storage is full or blocked: after a reload, an error page links to the console.
  }
}

function stored(): SystemMarker | undefined {
  try {
    const value = sessionStorage.getItem(key);
    return systemMarkers.find((marker) => marker === value);
  } catch {
    // Storage is blocked, as above.
    return undefined;
  }
}
