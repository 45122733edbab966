import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ImportReport } from '#domain/import/check.ts';
import type { Catalogue } from '#domain/import/lookup.ts';
import type { Correction } from '#domain/import/corrections.ts';
import { findingKey, type ImportFinding, openFindings } from '#domain/import/findings.ts';
import { Button } from '#ui/button/button.tsx';
import { useFigures } from '#ui/chart/figures.ts';
import { clip } from './clip.ts';
import * as styles from './evidence.css.ts';

export interface FindingsProps {
  readonly findings: readonly ImportFinding[];
  readonly report: ImportReport;
  readonly catalogue: Catalogue;
  readonly onCorrect: (correction: Correction) => void;
}

/** What is odd about the file as a whole, each until the user says that it is right. */
export function Findings({ findings, report, catalogue, onCorrect }: FindingsProps) {
  const open = new Set(openFindings(findings, report));
  return findings.map((finding) =>
    open.has(finding) ? (
      <div key={findingKey(finding)} className={styles.unusual}>
        <p className={styles.unusualTitle}>
          <Statement {...{ finding, catalogue }} />
        </p>
        <Facts finding={finding} />
        <div className={styles.unusualActs}>
          {PRICE_KINDS.has(finding.kind) && (
            <Button size="small" onPress={() => onCorrect({ kind: 'ownPrices' })}>
              <Trans>Garder les PGHT du catalogue</Trans>
            </Button>
          )}
          {excludable(finding).length > 0 && (
            <Button size="small" onPress={() => onCorrect({ kind: 'exclude', rows: excludable(finding) })}>
              <Trans>Exclure ces lignes</Trans>
            </Button>
          )}
          <Button size="small" onPress={() => onCorrect({ kind: 'acknowledge', finding: findingKey(finding) })}>
            {ACKNOWLEDGE[finding.kind]}
          </Button>
        </div>
      </div>
    ) : (
      <div key={findingKey(finding)} className={styles.fact}>
        <CircleCheck className={styles.mark({ isWhole: true })} aria-hidden="true" />
        <span>
          <Trans>Vérifié par vous :</Trans> <Statement {...{ finding, catalogue }} />
        </span>
      </div>
    ),
  );
}

/** The rows of which a finding speaks, where they can be excluded at once. */
function excludable(finding: ImportFinding): readonly number[] {
  if (finding.kind === 'packs') return finding.packs.flatMap(({ rows }) => rows);
  if (finding.kind === 'codes') return finding.codes.flatMap(({ rows }) => rows);
  return finding.kind === 'loneLine' ? finding.rows : [];
}

const PRICE_KINDS: ReadonlySet<ImportFinding['kind']> = new Set(['prices', 'farPrices', 'currency']);

const ACKNOWLEDGE: Readonly<Record<ImportFinding['kind'], ReactNode>> = {
  given: <Trans>Les deux grossistes ont bien les mêmes quantités</Trans>,
  totals: <Trans>La somme des lignes est juste</Trans>,
  otherNamed: <Trans>Ce sont bien les quantités à reprendre</Trans>,
  share: <Trans>Ce sont bien toutes les quantités</Trans>,
  amounts: <Trans>Garder les quantités du fichier</Trans>,
  loneLine: <Trans>Ces lignes comptent</Trans>,
  unit: <Trans>Ce sont bien des boîtes</Trans>,
  packs: <Trans>Ce sont bien ces produits</Trans>,
  codes: <Trans>Ce sont bien ces produits</Trans>,
  shown: <Trans>Reprendre les nombres des cellules</Trans>,
  divided: <Trans>Toutes ces lignes comptent</Trans>,
  country: <Trans>Ce sont bien les lignes de l’agence</Trans>,
  notSold: <Trans>Ne rien déduire</Trans>,
  elsewhere: <Trans>Laisser ces colonnes de côté</Trans>,
  quantities: <Trans>Les quantités sont justes</Trans>,
  prices: <Trans>Reprendre les prix du fichier</Trans>,
  farPrices: <Trans>Reprendre les prix du fichier</Trans>,
  currency: <Trans>Reprendre les prix du fichier</Trans>,
};

interface StatementProps {
  readonly finding: ImportFinding;
  readonly catalogue: Catalogue;
}

function Statement({ finding, catalogue }: StatementProps) {
  const { t, i18n } = useLingui();
  const { percent } = useFigures();
  switch (finding.kind) {
    case 'given': {
      const [name, other] = [finding.wholesalerID, finding.to].map(
        (ID) => catalogue.wholesalers.find((each) => each.ID === ID)?.name ?? ID,
      );
      return finding.isInFile ? (
        <Trans>
          Dans ce fichier, {name} a les mêmes lignes que {other}, à la boîte près.
        </Trans>
      ) : (
        <Trans>
          Les lignes de {name} sont déjà celles de {other}, à la boîte près.
        </Trans>
      );
    }
    case 'totals':
      return (
        <Plural
          value={finding.totals.length}
          one="Un total du fichier n’est pas la somme de ses lignes."
          other="# totaux du fichier ne sont pas la somme de leurs lignes."
        />
      );
    case 'otherNamed': {
      const text = clip(finding.text, 80);
      return <Trans>Le fichier dit peut-être autre chose que ce qui est à reprendre : « {text} ».</Trans>;
    }
    case 'share': {
      const text = clip(finding.text, 80);
      return finding.isYear ? (
        <Trans>
          Le fichier n’a peut-être qu’une part des objectifs, « {text} », et remplacerait tous ceux de l’année.
        </Trans>
      ) : (
        <Trans>
          Le fichier n’a peut-être qu’une part des quantités, « {text} », et remplacerait toutes celles de ses
          grossistes sur la période.
        </Trans>
      );
    }
    case 'amounts': {
      const [some, all, title] = [i18n.number(finding.far), i18n.number(finding.compared), clip(finding.title, 60)];
      return (
        <Trans>
          « {title} » est loin de quantité × PGHT : {some} sur {all}.
        </Trans>
      );
    }
    case 'loneLine': {
      const [line, text] = [finding.line, clip(finding.text, 60)];
      return (
        <Trans>
          Ligne {line} : « {text} » coupe le fichier ; ce qui suit est peut-être autre chose.
        </Trans>
      );
    }
    case 'unit': {
      const text = [
        ...finding.lines.map((line) => clip(line, 80)),
        ...finding.columns.map(({ title, packs }) => `${clip(title, 60)} ${packs.join(', ')}`),
      ].join(' · ');
      return <Trans>Le fichier parle peut-être d’une autre unité que la boîte : « {text} ».</Trans>;
    }
    case 'packs':
      return <Trans>Le fichier dit un autre conditionnement que celui des produits repris.</Trans>;
    case 'codes':
      return (
        <Trans>
          Ces codes sont lus comme vous l’avez choisi pour un autre fichier, et chaque grossiste a les siens.
        </Trans>
      );
    case 'shown':
      return <Trans>Le classeur n’affiche pas les nombres que ses cellules contiennent.</Trans>;
    case 'divided': {
      const title = clip(finding.title, 60) || t`Colonne ${finding.column + 1}`;
      return (
        <Trans>
          La colonne « {title} » n’est pas lue et partage les lignes : elles ne sont peut-être pas toutes à compter.
        </Trans>
      );
    }
    case 'country': {
      const [title, text] = [clip(finding.title ?? '', 60), clip(finding.text, 60)];
      if (finding.title === null)
        return (
          <Trans>
            Le fichier nomme un autre pays que celui de l’agence ({finding.own}) : « {text} ».
          </Trans>
        );
      return (
        <Trans>
          Toutes les lignes disent « {text} » (colonne « {title} »), et l’agence est d’un autre pays : {finding.own}.
        </Trans>
      );
    }
    case 'notSold':
      return (
        <Plural
          value={finding.columns.length}
          one="Une colonne de boîtes non vendues est à côté des quantités : sont-elles déjà déduites ?"
          other="# colonnes de boîtes non vendues sont à côté des quantités : sont-elles déjà déduites ?"
        />
      );
    case 'elsewhere':
      return (
        <Plural
          value={finding.columns.length}
          one="Une colonne de nombres nomme un grossiste et n’est pas reprise."
          other="# colonnes de nombres nomment un grossiste et ne sont pas reprises."
        />
      );
    case 'quantities': {
      const { ratio, compared } = finding;
      const times = i18n.number(ratio < 1 ? 1 / ratio : ratio, { maximumFractionDigits: 1 });
      const of = t`${plural(compared, { one: '# quantité comparée', other: '# quantités comparées' })}`;
      return ratio < 1 ? (
        <Trans>
          Dans l’ensemble, les quantités sont environ {times} fois plus faibles que d’habitude ({of}).
        </Trans>
      ) : (
        <Trans>
          Dans l’ensemble, les quantités sont environ {times} fois plus fortes que d’habitude ({of}).
        </Trans>
      );
    }
    case 'farPrices': {
      const { far, compared } = finding;
      const [some, all] = [i18n.number(far), i18n.number(compared)];
      return (
        <Trans>
          Prix à plus du double du PGHT, ou à moins de la moitié : {some} sur {all}.
        </Trans>
      );
    }
    case 'currency': {
      const text = clip(finding.text, 80);
      return <Trans>Les prix du fichier sont peut-être dans une autre monnaie que le franc CFA : « {text} ».</Trans>;
    }
    default: {
      const { ratio, differing, compared } = finding;
      const [some, all] = [i18n.number(differing), i18n.number(compared)];
      const share = percent(Math.abs(ratio - 1) * 100);
      return ratio < 1 ? (
        <Trans>
          {some} prix sur {all} sont sous le PGHT, d’environ {share}.
        </Trans>
      ) : (
        <Trans>
          {some} prix sur {all} dépassent le PGHT, d’environ {share}.
        </Trans>
      );
    }
  }
}

/** More remarks than this are no list that somebody reads. */
const SHOWN_VALUES = 60;

/** What the user may look at to decide. */
function Facts({ finding }: { readonly finding: ImportFinding }) {
  const { t, i18n } = useLingui();
  switch (finding.kind) {
    case 'totals':
      return (
        <ul className={styles.unusualList} role="list">
          {finding.totals.map(({ line, title, stated, computed }) => {
            const [told, sum] = [i18n.number(stated), i18n.number(computed)];
            const where = line === null ? t`colonne` : t`ligne ${line}`;
            return (
              <li key={`${line} ${title}`}>
                <bdi>{clip(title, 60)}</bdi> ({where}) –{' '}
                <Trans>
                  le fichier dit {told}, la somme fait {sum}
                </Trans>
              </li>
            );
          })}
        </ul>
      );
    case 'shown':
      return (
        <ul className={styles.unusualList} role="list">
          {finding.formats.map(({ line, format, stored, role, count }) => {
            const { before, after, divisor, hasNumber } = format;
            const number = hasNumber ? i18n.number(stored / divisor, { maximumFractionDigits: 3 }) : '';
            const sight = clip(`${before}${number}${after}`.trim(), 40);
            const [value, cells] = [
              i18n.number(stored),
              t`${plural(count, { one: '# cellule', other: '# cellules' })}`,
            ];
            return (
              <li key={JSON.stringify([role, format])}>
                {sight === '' ? (
                  <Trans>
                    ligne {line} – le classeur n’affiche rien, la cellule contient {value} ({cells})
                  </Trans>
                ) : (
                  <Trans>
                    ligne {line} – le classeur affiche « {sight} », la cellule contient {value} ({cells})
                  </Trans>
                )}
              </li>
            );
          })}
        </ul>
      );
    case 'packs':
      return (
        <ul className={styles.unusualList} role="list">
          {finding.packs.map(({ productID, name, text, line, rows, quantity }) => {
            const pack = clip(text, 40);
            const lines = t`${plural(rows.length, { one: '# ligne', other: '# lignes' })}`;
            const boxes = t`${plural(quantity, { one: '# boîte', other: '# boîtes' })}`;
            return (
              <li key={`${productID} ${text}`}>
                {t`ligne ${line} – « ${pack} » dans le fichier, repris pour ${name} (${lines}, ${boxes})`}
              </li>
            );
          })}
        </ul>
      );
    case 'codes': {
      const others = finding.codes.length - SHOWN_VALUES;
      return (
        <ul className={styles.unusualList} role="list">
          {finding.codes.slice(0, SHOWN_VALUES).map(({ text, productID, name, rows, quantity }) => {
            const code = clip(text, 40);
            const lines = t`${plural(rows.length, { one: '# ligne', other: '# lignes' })}`;
            const boxes = t`${plural(quantity, { one: '# boîte', other: '# boîtes' })}`;
            return <li key={`${productID} ${text}`}>{t`« ${code} » : ${name} (${lines}, ${boxes})`}</li>;
          })}
          {others > 0 && (
            <li>
              <Plural value={others} one="et # autre" other="et # autres" />
            </li>
          )}
        </ul>
      );
    }
    case 'divided': {
      const others = finding.values.length - SHOWN_VALUES;
      return (
        <ul className={styles.unusualList} role="list">
          {finding.values.slice(0, SHOWN_VALUES).map(({ text, areNumbers, rows, quantity }) => {
            const empty = areNumbers ? t`numéro seul` : t`cellule vide`;
            const name = text === '' ? empty : t`« ${clip(text, 40)} »`;
            const lines = t`${plural(rows, { one: '# ligne', other: '# lignes' })}`;
            const boxes = t`${plural(quantity, { one: '# boîte', other: '# boîtes' })}`;
            return <li key={text}>{t`${name} : ${lines}, ${boxes}`}</li>;
          })}
          {others > 0 && (
            <li>
              <Plural value={others} one="et # autre texte" other="et # autres textes" />
            </li>
          )}
        </ul>
      );
    }
    case 'country':
      return null;
    case 'given':
      return (
        <p>
          {t`${plural(finding.rows, { one: '# ligne comparée.', other: '# lignes comparées.' })}`}{' '}
          {t`Vérifiez le grossiste et la période du fichier.`}
        </p>
      );
    case 'notSold':
    case 'elsewhere':
      return (
        <ul className={styles.unusualList} role="list">
          {finding.columns.map(({ column, title, sum }) => (
            <li key={column}>
              <bdi>{clip(title, 60)}</bdi> – <Plural value={sum} one="# boîte" other="# boîtes" />
            </li>
          ))}
        </ul>
      );
    case 'otherNamed':
      return null;
    case 'share': {
      const title = clip(finding.title ?? '', 60);
      return title === '' ? null : <p>{t`Colonne « ${title} », sur toutes les lignes.`}</p>;
    }
    case 'amounts': {
      const { line, quantity, pght } = finding;
      const [amount, count, price, product] = [
        i18n.number(finding.amount),
        i18n.number(quantity),
        i18n.number(pght),
        i18n.number(quantity * pght),
      ];
      return <p>{t`Ligne ${line} : ${amount} dans le fichier, et ${count} × ${price} font ${product}.`}</p>;
    }
    case 'loneLine': {
      const lines = t`${plural(finding.rows.length, { one: '# ligne', other: '# lignes' })}`;
      const boxes = t`${plural(finding.quantity, { one: '# boîte', other: '# boîtes' })}`;
      return <p>{t`Dessous : ${lines}, ${boxes}`}</p>;
    }
    case 'unit':
      return <p>{t`Les nombres sont repris tels qu’ils sont écrits.`}</p>;
    case 'quantities':
      return <p>{t`Vérifiez l’unité, le grossiste et la période du fichier.`}</p>;
    case 'farPrices': {
      const { line, price, pght } = finding;
      const [told, own] = [i18n.number(price), i18n.number(pght)];
      return <p>{t`Ligne ${line} : ${told} dans le fichier, ${own} au catalogue.`}</p>;
    }
    case 'currency':
      return <p>{t`Ils seraient repris tels quels, sans conversion.`}</p>;
    default:
      return <p>{t`C’est peut-être un prix public, TTC ou de cession, et non le PGHT.`}</p>;
  }
}
