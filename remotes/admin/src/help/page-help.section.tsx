import type { ContributionProps } from '@console/remote-kit/contributions';
import { PageHelp } from '@console/screens';

/** Help of the pages of this remote, from the texts `help.${page}.what`, `.can` and `.keys`. */
export default function Help({ page }: ContributionProps<'page.help'>) {
  return <PageHelp page={page} />;
}
