import { Trans, useLingui } from '@lingui/react/macro';
import { Bookmark, Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { isBlank } from '#lib/blank.ts';
import { TEXT_LIMITS } from '#lib/text-limits.ts';
import { href } from '#routes/links.ts';
import { useQueryParams } from '#state/query-params.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { Dialog, DialogBody, DialogCloseFooter } from '#ui/dialog/dialog.tsx';
import { EditorFooter } from '#ui/editor-footer/editor-footer.tsx';
import { Form } from '#ui/form/form.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Link } from '#ui/link/link.tsx';
import { MenuButton, MenuItem, MenuSection, MenuSeparator } from '#ui/menu-button/menu-button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import * as styles from '../customers.css.ts';
import { useViews } from '../use-views.ts';
import { type NamedView, renamedView, viewQuery, withoutView, withView } from '../views.ts';

const addressOf = ({ query }: NamedView): string =>
  href('app_customer_card_dashboard', {}, Object.fromEntries(new URLSearchParams(query)));

/** What is asked of the user: a name for the filters of now or for a view, what to do with the views, or whether to forget one. */
type Asked =
  | { readonly kind: 'name'; readonly view: NamedView | null }
  | { readonly kind: 'manage' }
  | { readonly kind: 'forget'; readonly view: NamedView };

/** The named views of the list: each is an address, and the device keeps them. */
export function ViewsMenu({ isPhone }: { readonly isPhone: boolean }) {
  const { t } = useLingui();
  const [params] = useQueryParams();
  const { views, change } = useViews();
  const [asked, ask] = useState<Asked | null>(null);
  const now = viewQuery(params);
  const current = views.find(({ query }) => query === now);
  const close = () => ask(null);
  /** After what was asked about one view, the list of them. */
  const back = () => ask({ kind: 'manage' });
  return (
    <>
      <MenuButton
        trigger={
          <Button size={isPhone ? 'large' : 'medium'} icon={<Bookmark />}>
            {current ? <bdi className={styles.currentView}>{current.name}</bdi> : <Trans>Vues</Trans>}
          </Button>
        }
      >
        {views.length > 0 && (
          <MenuSection
            title={<Trans>Mes vues</Trans>}
            selectionMode="single"
            selectedKeys={current ? [current.name] : []}
          >
            {views.map((view) => (
              <MenuItem key={view.name} id={view.name} href={addressOf(view)}>
                {view.name}
              </MenuItem>
            ))}
          </MenuSection>
        )}
        {views.length > 0 && <MenuSeparator />}
        <MenuItem isDisabled={now === ''} onAction={() => ask({ kind: 'name', view: null })}>
          {t`Enregistrer cette vue`}
        </MenuItem>
        {views.length > 0 && <MenuItem onAction={back}>{t`Gérer les vues`}</MenuItem>}
      </MenuButton>
      {asked?.kind === 'name' && (
        <NameDialog
          view={asked.view}
          views={views}
          onClose={asked.view ? back : close}
          onName={(name) => {
            const { view } = asked;
            change((all) => (view ? renamedView(all, view.name, name) : withView(all, { name, query: now })));
            if (view) back();
            else close();
          }}
        />
      )}
      {asked?.kind === 'manage' && (
        <Dialog
          isOpen
          onOpenChange={close}
          title={<Trans>Gérer les vues</Trans>}
          subtitle={<Trans>Cet appareil les garde, pour vous et pour cette agence.</Trans>}
        >
          <DialogBody>
            {views.length === 0 && (
              <p>
                <Trans>Aucune vue</Trans>
              </p>
            )}
            <ul className={styles.views} role="list">
              {views.map((view) => (
                <li key={view.name} className={styles.view}>
                  <span className={styles.viewName}>
                    <Link variant="standalone" href={addressOf(view)} onPress={close}>
                      <bdi>{view.name}</bdi>
                    </Link>
                  </span>
                  <IconButton label={t`Renommer ${view.name}`} onPress={() => ask({ kind: 'name', view })}>
                    <Pencil />
                  </IconButton>
                  <IconButton label={t`Oublier ${view.name}`} onPress={() => ask({ kind: 'forget', view })}>
                    <Trash2 />
                  </IconButton>
                </li>
              ))}
            </ul>
          </DialogBody>
          <DialogCloseFooter />
        </Dialog>
      )}
      {asked?.kind === 'forget' && (
        <ConfirmDialog
          isOpen
          onOpenChange={back}
          title={
            <Trans>
              Oublier la vue « <bdi>{asked.view.name}</bdi> » ?
            </Trans>
          }
          description={<Trans>Seul son nom est oublié : les clients restent.</Trans>}
          confirmLabel={<Trans>Oublier la vue</Trans>}
          onConfirm={() => {
            change((all) => withoutView(all, asked.view.name));
            back();
          }}
        />
      )}
    </>
  );
}

interface NameDialogProps {
  /** The view to rename; `null` for a new one. */
  readonly view: NamedView | null;
  readonly views: readonly NamedView[];
  readonly onClose: () => void;
  readonly onName: (name: string) => void;
}

/** Asks for the name of a view. One that another view has is pointed out, and replaces it. */
function NameDialog({ view, views, onClose, onName }: NameDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const [name, setName] = useState(view?.name ?? '');
  const [isChecked, setChecked] = useState(false);
  const written = name.trim();
  const isMissing = isBlank(name);
  const isTaken = written !== view?.name && views.some((each) => each.name === written);
  const missing = isChecked && isMissing ? t`Donnez un nom à la vue` : undefined;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={view ? <Trans>Renommer la vue</Trans> : <Trans>Nouvelle vue</Trans>}
      subtitle={!view && <Trans>Les filtres, le tri et l’affichage de maintenant, sous un nom.</Trans>}
      size="small"
    >
      <Form
        errors={missing === undefined ? [] : [{ id, message: missing }]}
        onSubmit={() => {
          setChecked(true);
          if (!isMissing && name.length <= TEXT_LIMITS.line) onName(written);
        }}
      >
        <DialogBody>
          <TextField
            id={id}
            label={t`Nom`}
            placeholder={t`À revoir ce mois-ci`}
            value={name}
            onChange={setName}
            error={missing}
            description={isTaken ? t`Une vue porte déjà ce nom\u00A0: elle sera remplacée` : undefined}
            autoFocus
          />
        </DialogBody>
        <EditorFooter isPending={false}>
          {view ? <Trans>Renommer la vue</Trans> : <Trans>Enregistrer la vue</Trans>}
        </EditorFooter>
      </Form>
    </Dialog>
  );
}
