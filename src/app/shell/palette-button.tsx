import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import type { Session } from '#machines/session/session.types.ts';
import { useServices } from '#state/services.tsx';
import { ARIA_COMMAND_KEYS, commandKeys, useCommandKeys } from '#ui/command-palette/command-keys.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { wideUp } from '#ui/theme/media.ts';
import { Tooltip } from '#ui/tooltip/tooltip.tsx';
import { useMedia } from '#ui/use-media/use-media.ts';
import type { PaletteProps } from './palette.tsx';
import * as styles from './shell.css.ts';

const load = () => import('./palette.tsx');

/** Opens the command palette, by pointer or by keyboard shortcut. The palette's code is loaded on first use. */
export function PaletteButton({ session }: { readonly session: Session }) {
  const { t } = useLingui();
  const { say } = useServices();
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isWide = useMedia(wideUp);
  const button = useRef<HTMLButtonElement>(null);
  const label = t`Rechercher`;

  /** @returns whether it is open */
  async function change(willBeOpen: boolean): Promise<boolean> {
    try {
      const loaded = await load();
      setPalette(() => loaded.Palette);
      setOpen(willBeOpen);
      return willBeOpen;
    } catch {
      say.error(t`La recherche n’a pas pu être chargée. Vérifiez la connexion, puis réessayez.`);
      return isOpen;
    }
  }
  const takeTyped = useCommandKeys(() => {
    // An editor over the page makes the button inert; the shortcut must not lead away from the editor either.
    const isInert = button.current?.closest('[inert]') != null;
    return isOpen || !isInert ? change(!isOpen) : Promise.resolve(false);
  });

  const trigger = {
    ref: button,
    'aria-keyshortcuts': ARIA_COMMAND_KEYS,
    // A hover is most likely followed by a press; a failure is reported only then.
    onHoverStart: () => void load().catch(() => undefined),
    onPress: () => void change(true),
  };

  return (
    <>
      {isWide ? (
        <Button {...trigger} className={styles.search} aria-label={label}>
          <Search aria-hidden="true" />
          <span className={styles.searchLabel}>{label}</span>
          <kbd className={styles.searchKeys}>{commandKeys()}</kbd>
        </Button>
      ) : (
        <Tooltip content={`${label} (${commandKeys()})`} placement="bottom">
          <IconButton {...trigger} label={label}>
            <Search />
          </IconButton>
        </Tooltip>
      )}
      {Palette && <Palette session={session} isOpen={isOpen} onOpenChange={setOpen} takeTyped={takeTyped} />}
    </>
  );
}
