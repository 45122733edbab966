import { toCalendarDate } from '@internationalized/date';
import { Trans, useLingui } from '@lingui/react/macro';
import { wallClockOf } from '#lib/scalars.ts';
import { ownHref } from '#routes/links.ts';
import { useZone } from '#state/agencies.ts';
import { useFormat } from '#state/format.ts';
import { useSession } from '#state/session.tsx';
import { useToday } from '#state/today.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { ProductPicture } from '#ui/product-picture/product-picture.tsx';
import { TabLinks } from '#ui/tab-links/tab-links.tsx';
import { phone } from '#ui/theme/media.ts';
import { useMedia } from '#ui/use-media/use-media.ts';
import { ValidityRibbon } from '#ui/validity-ribbon/validity-ribbon.tsx';
import { type ActionRow, type ProductRow, validityOf } from '../product.types.ts';
import * as styles from '../product.css.ts';

/** Months before the end between which the renewal is handed in (look: the filing window). */
const WINDOW = { opens: 6, closes: 3 } as const;

export interface ProductHeaderProps {
  readonly product: ProductRow;
  /** Nothing while they are not known. */
  readonly actions: readonly ActionRow[] | undefined;
}

/** What a product is, what it costs, and how long its authorisation is valid, with the reminders of its actions. */
export function ProductHeader({ product, actions }: ProductHeaderProps) {
  const { t } = useLingui();
  const { userType } = useSession();
  const format = useFormat();
  const zone = useZone();
  const today = useToday();
  const isPhone = useMedia(phone);
  const { name, ref, numAMM, pGHT, publicPrice, cessionPrice, PharmaLaboratory: laboratory } = product;
  const { start, end } = validityOf(product);
  const money = (price: number | null) => price !== null && t`${format.number(price)} FCFA`;
  const reminders = (actions ?? []).flatMap(({ RegulatoryActionSteps: steps }) =>
    steps.flatMap(({ Reminder: reminder }) =>
      reminder ? [{ id: reminder.ID, label: reminder.name, date: toCalendarDate(wallClockOf(reminder.scheduledTimeStamp, zone)) }] : [],
    ),
  );
  const own = { idProduct: product.ID };
  const pages = [
    { href: ownHref(userType, 'product_regulatory_actions', own), label: t`Actions réglementaires`, count: actions?.length, isCurrent: true },
    { href: ownHref(userType, 'product_files', own), label: t`Fichiers`, count: undefined, isCurrent: false },
  ];
  return (
    <header className={styles.header}>
      <div className={styles.identity}>
        <ProductPicture size="large" name={name} laboratory={laboratory?.name ?? null} src={product.Picture} />
        <div className={styles.words}>
          <h1 className={styles.title} tabIndex={-1}>
            {name}
          </h1>
          <p className={styles.origin}>
            {laboratory?.name}
            {laboratory && ref && ', '}
            {ref && <Trans>réf. {ref}</Trans>}
          </p>
          <DescriptionList
            layout={isPhone ? 'rows' : 'columns'}
            items={[
              { id: 'amm', term: <Trans>AMM</Trans>, value: numAMM },
              { id: 'pght', term: <Trans>PGHT</Trans>, value: money(pGHT) || null },
              { id: 'cession', term: <Trans>Prix de cession</Trans>, value: money(cessionPrice) || null },
              { id: 'public', term: <Trans>Prix public</Trans>, value: money(publicPrice) || null },
            ]}
          />
        </div>
      </div>
      <ValidityRibbon
        start={start}
        end={end}
        today={today}
        reminders={reminders}
        renewal={end ? { start: end.subtract({ months: WINDOW.opens }), end: end.subtract({ months: WINDOW.closes }) } : undefined}
      />
      <TabLinks
        label={name}
        links={pages.flatMap(({ href, count, ...page }) => (href === undefined ? [] : [{ ...page, href, ...(count !== undefined && { count }) }]))}
      />
    </header>
  );
}
