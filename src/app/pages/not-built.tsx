import { Trans, useLingui } from '@lingui/react/macro';
import { useRoute } from '#state/route.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { HomeLink } from './notice.tsx';

/** A screen that has its place and is not built: it says so, and shows nothing that could be taken for data. */
export default function NotBuilt() {
  const { i18n } = useLingui();
  return (
    <Page>
      <PageHeader title={i18n._(useRoute().route.title)} />
      <EmptyState title={<Trans>Cet écran n’est pas encore construit</Trans>} actions={<HomeLink />}>
        <Trans>Son adresse et sa place dans le menu sont les bonnes. Il ne montre rien tant qu’il ne fait rien.</Trans>
      </EmptyState>
    </Page>
  );
}
