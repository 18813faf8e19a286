import { placeOf } from './contributions.rules';
import type { Candidate } from './gate.rules';

const listed = (text: string, names: string[]) => (names.length === 0 ? [] : [`${text}: ${names.join(', ')}.`]);

const bytesOf = ({ manifest: { files } }: Candidate) =>
  Object.values(files).reduce((sum, { length }) => sum + length, 0);

/** Returns the users who can open a page once it is live, as a phrase. */
function readersOf({ manifest }: Candidate, page: string): string {
  const permission = manifest.pages.find(({ name }) => name === page)?.permission ?? '';
  const open: Record<string, string> = {
    public: 'everyone',
    'signed-in': 'all signed-in users',
    onboarding: 'applicants',
  };
  return open[permission] ?? `users with permission ${permission}`;
}

/** Describes in sentences how a version would differ from the live version for everyone. */
export function effectsOf(candidate: Candidate, replaced: Candidate | null): string[] {
  const { remote, version } = candidate.manifest;
  const pagesOf = (it: Candidate | null) => it?.manifest.pages.map(({ name }) => name) ?? [];
  const placesOf = (it: Candidate | null) => it?.manifest.contributes?.map(placeOf) ?? [];
  const callsOf = (it: Candidate | null) => it?.dossier.operations.map(({ path }) => path) ?? [];
  const without = (names: string[], others: string[]) => names.filter((name) => !others.includes(name));
  const [pages, before] = [pagesOf(candidate), pagesOf(replaced)];
  const [places, placesBefore] = [placesOf(candidate), placesOf(replaced)];
  return [
    replaced
      ? `${remote} ${replaced.manifest.version} stays live for everyone until ${version} is activated.`
      : `${remote} is new: no one gets ${version} until it is activated.`,
    ...listed(
      'New pages',
      without(pages, before).map((page) => `${page} (for ${readersOf(candidate, page)})`),
    ),
    ...listed('Removed pages', without(before, pages)),
    ...listed('New contributions', without(places, placesBefore)),
    ...listed('Removed contributions', without(placesBefore, places)),
    ...listed('New calls', without(callsOf(candidate), callsOf(replaced))),
    `Files: ${bytesOf(candidate)} bytes${replaced ? `, ${bytesOf(replaced)} before` : ''}.`,
  ];
}
