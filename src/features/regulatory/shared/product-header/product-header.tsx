import { type CalendarDate, toCalendarDate } from '@internationalized/date';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isInstantIn, wallClockOf } from '#lib/scalars.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { ProductPicture } from '../product-picture/product-picture.tsx';
import { TabLinks, type TabLinksProps } from '#ui/tab-links/tab-links.tsx';
import { phone } from '#ui/theme/media.ts';
import { useMedia } from '#ui/use-media/use-media.ts';
import { useWrittenLocale } from '#ui/use-written-locale/use-written-locale.ts';
import { validityOf } from '#ui/validity-ribbon/validity.ts';
import { ValidityRibbon } from '#ui/validity-ribbon/validity-ribbon.tsx';
import * as styles from './product-header.css.ts';
import { numberFormat } from '#lib/intl.ts';

/** The renewal file is submitted between so many months before the end of the authorisation. */
const WINDOW = { opens: 6, closes: 3 } as const;

/** A product, in the fields of the API. */
export interface HeadedProduct {
  readonly name: string;
  readonly ref: string | null;
  readonly numAMM: string | null;
  readonly pGHT: number | null;
  readonly publicPrice: number | null;
  readonly cessionPrice: number | null;
  /** `YYYY-MM-DD`. Either date may be missing: some authorisations have no start or no end. */
  readonly aMMDate: string | null;
  readonly aMMEndDate: string | null;
  readonly Picture: string | null;
  readonly PharmaLaboratory: { readonly name: string } | null;
}

export interface ProductHeaderProps {
  readonly product: HeadedProduct;
  readonly today: CalendarDate;
  /** IANA time zone of the agency: it decides on which day a reminder falls. */
  readonly zone: string;
  readonly reminders: readonly { readonly ID: string; readonly name: string; readonly scheduledTimeStamp: number }[];
  /** Links to the product's pages. */
  readonly pages: TabLinksProps['links'];
  /** At most one primary button, placed last. */
  readonly actions?: ReactNode;
}

/** The product's identity, its prices, the validity of its authorisation, and the reminders of its actions. */
export function ProductHeader({ product, today, zone, reminders, pages, actions }: ProductHeaderProps) {
  const { t } = useLingui();
  const locale = useWrittenLocale();
  const isPhone = useMedia(phone);
  const { name, ref, numAMM, pGHT, publicPrice, cessionPrice, PharmaLaboratory: laboratory } = product;
  const { start, end } = validityOf(product);
  /** A date that cannot be read has no place on the ribbon. */
  const dated = reminders.filter(({ scheduledTimeStamp }) => isInstantIn(scheduledTimeStamp, zone));
  const number = numberFormat(locale);
  const money = (price: number | null) => (price === null ? null : t`${number.format(price)} FCFA`);
  return (
    <header className={styles.header}>
      <div className={styles.identity}>
        <div className={styles.picture}>
          <ProductPicture size="large" name={name} laboratory={laboratory?.name ?? null} src={product.Picture} />
        </div>
        <div className={styles.words}>
          <h1 className={styles.title} tabIndex={-1}>
            {name}
          </h1>
          <p className={styles.origin}>
            {laboratory?.name}
            {laboratory && ref && ', '}
            {ref && <Trans>réf. {ref}</Trans>}
          </p>
        </div>
        <div className={styles.facts}>
          <DescriptionList
            layout={isPhone ? 'rows' : 'columns'}
            items={[
              { id: 'amm', term: <Trans>AMM</Trans>, value: numAMM && <span className={styles.number}>{numAMM}</span> },
              { id: 'pght', term: <Trans>PGHT</Trans>, value: money(pGHT) },
              { id: 'cession', term: <Trans>Prix de cession</Trans>, value: money(cessionPrice) },
              { id: 'public', term: <Trans>Prix public</Trans>, value: money(publicPrice) },
            ]}
          />
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <ValidityRibbon
        start={start}
        end={end}
        today={today}
        reminders={dated.map(({ ID: id, name: label, scheduledTimeStamp }) => ({
          id,
          label,
          date: toCalendarDate(wallClockOf(scheduledTimeStamp, zone)),
        }))}
        renewal={
          end
            ? { start: end.subtract({ months: WINDOW.opens }), end: end.subtract({ months: WINDOW.closes }) }
            : undefined
        }
      />
      <TabLinks label={name} links={pages} />
    </header>
  );
}
