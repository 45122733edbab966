import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode, startTransition, useEffect, useReducer, useState } from 'react';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Page } from '#ui/page/page.tsx';
import type { ScreenId } from '#routes/table.ts';
import type { Arriving } from './arriving.ts';
import { ChunkError, forgetScreen, loadScreen } from './lazy-screen.ts';
import { ErrorPage } from './pages/error-page.tsx';
import { Opening } from './pages/opening.tsx';
import { reopen } from './reopen.ts';

/** A screen, loaded when it is first shown. */
export function Screen({ screen }: { readonly screen: ScreenId }) {
  return (
    <Loaded load={() => loadScreen(screen)} forget={() => forgetScreen(screen)}>
      {({ default: Content }) => <Content />}
    </Loaded>
  );
}

interface LoadedProps<Code> {
  /** Gives the same promise each time. Rejects with {@link ChunkError}. */
  readonly load: () => Arriving<Code>;
  /** The next `load` tries again. */
  readonly forget: () => void;
  readonly children: (code: Code) => ReactNode;
}

/** Shows what is loaded when it is first shown. A failure inside it leaves the rest of the page alone. */
export function Loaded<Code>({ load, forget, children }: LoadedProps<Code>) {
  const [attempt, setAttempt] = useState(0);
  function retry() {
    forget();
    setAttempt(attempt + 1);
  }
  async function retryCode() {
    if (!(await reopen())) retry();
  }
  return (
    <Boundary key={attempt} onRetry={retry} onRetryCode={() => void retryCode()}>
      <Arrived load={load}>{children}</Arrived>
    </Boundary>
  );
}

/** Without `Suspense`: React shows what was suspended 300 ms after what stood in for it, even if it is there at once. */
function Arrived<Code>({ load, children }: Pick<LoadedProps<Code>, 'load' | 'children'>) {
  const code = load();
  const { outcome } = code;
  const [, show] = useReducer((arrivals: number) => arrivals + 1, 0);
  useEffect(() => {
    // What is shown already would be rendered twice.
    if (outcome) return undefined;
    let isWaiting = true;
    const arrive = () => {
      if (isWaiting) startTransition(show);
    };
    code.then(arrive, arrive);
    return () => {
      isWaiting = false;
    };
  }, [code, outcome]);
  if (!outcome) return <Opening />;
  if ('error' in outcome) throw outcome.error;
  return children(outcome.value);
}

interface BoundaryProps {
  readonly onRetry: () => void;
  /** The same where code did not arrive. */
  readonly onRetryCode: () => void;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof ChunkError)) return <ErrorPage onRetry={this.props.onRetry} />;
    return (
      <Page>
        <ErrorState
          isPage
          title={<Trans>Cet écran n’a pas pu être chargé</Trans>}
          onRetry={this.props.onRetryCode}
          code="chunk-load"
        >
          <Trans>
            Le réseau a manqué, ou une nouvelle version vient d’être publiée. Rien de ce qui est enregistré n’est perdu.
          </Trans>
        </ErrorState>
      </Page>
    );
  }
}
