import { Trans, useLingui } from '@lingui/react/macro';
import { useRoute } from '#state/route.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { HomeLink } from './notice.tsx';

/** Shown for a screen that is not built yet; it has nothing that could be mistaken for data. */
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
