import type { ContributionProps } from '@console/remote-kit/contributions';
import { PageHelp } from '@console/screens';

/** What the pages of this remote are for: `help.${page}.what`, `.can` and `.keys` of the texts beside it. */
export default function Help({ page }: ContributionProps<'page.help'>) {
  return <PageHelp page={page} />;
}
