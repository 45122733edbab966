import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { contrast, CONTRAST_OF_MARKS, CONTRAST_OF_TEXT } from '#ui/theme/contrast.ts';
import { type Pair, PAIRS_OF_MARKS, PAIRS_OF_TEXT } from '#ui/theme/pairs.ts';
import { radius, space } from '#ui/theme/scale.ts';
import { ink, numeric, text } from '#ui/theme/text.css.ts';
import { themeParts } from '#ui/theme/theme-parts.ts';
import { DEFAULT_THEME, type Theme } from '#ui/theme/themes.ts';
import { coloursOf } from '#ui/theme/tokens.ts';
import { TEXT_ROLES } from '#ui/theme/type.ts';
import { themeOf } from '../globals.ts';
import * as styles from './tokens.css.ts';

interface TokensProps {
  readonly theme: Theme;
}

const ofToolbar: Decorator<TokensProps> = (Story, { globals }) => <Story args={{ theme: themeOf(globals) }} />;

const meta = {
  title: 'Theme/Tokens',
  args: { theme: DEFAULT_THEME },
  argTypes: { theme: { control: false } },
  decorators: [ofToolbar],
} satisfies Meta<TokensProps>;

export default meta;
type Story = StoryObj<typeof meta>;

function paletteOf(theme: Theme) {
  const { scheme, hue } = themeParts(theme);
  return coloursOf(scheme, hue);
}

/** Every colour of the theme chosen in the toolbar. */
export const Colours: Story = {
  render: ({ theme }) => (
    <div className={styles.page}>
      <h1>{theme}</h1>
      <div className={styles.swatches}>
        {Object.entries(paletteOf(theme)).map(([name, value]) => (
          <div key={name} className={styles.swatch}>
            <div className={styles.patch} style={{ background: value }} />
            <b>{name}</b>
            <span>{value}</span>
          </div>
        ))}
      </div>
    </div>
  ),
};

interface ContrastsProps {
  readonly theme: Theme;
  readonly title: string;
  readonly pairs: readonly Pair[];
  readonly least: number;
}

function Contrasts({ theme, title, pairs, least }: ContrastsProps) {
  const palette = paletteOf(theme);
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.cell}>Over</th>
            <th className={styles.cell}>Under</th>
            <th className={styles.cell}>Seen</th>
            <th className={`${styles.cell} ${numeric}`}>Ratio</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(([over, under]) => {
            const ratio = contrast(palette[over], palette[under]);
            return (
              <tr key={`${over} ${under}`} data-enough={ratio >= least}>
                <td className={styles.cell}>{over}</td>
                <td className={styles.cell}>{under}</td>
                <td className={styles.cell}>
                  <span className={styles.sample} style={{ background: palette[under], color: palette[over] }}>
                    {least === CONTRAST_OF_TEXT ? (
                      'Enregistrer la visite'
                    ) : (
                      <span className={styles.mark} style={{ background: palette[over] }} />
                    )}
                  </span>
                </td>
                <td className={`${styles.cell} ${numeric}`}>{ratio.toFixed(2)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Contrast ratios of the colour pairs that components use, computed from the tokens. */
export const Contrast: Story = {
  render: ({ theme }) => (
    <div className={styles.page}>
      <h1>{theme}</h1>
      <Contrasts
        theme={theme}
        title={`Words: ${CONTRAST_OF_TEXT} or more`}
        pairs={PAIRS_OF_TEXT}
        least={CONTRAST_OF_TEXT}
      />
      <Contrasts
        theme={theme}
        title={`Marks and edges: ${CONTRAST_OF_MARKS} or more`}
        pairs={PAIRS_OF_MARKS}
        least={CONTRAST_OF_MARKS}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('row').length).toBeGreaterThan(PAIRS_OF_TEXT.length);
    await expect(canvasElement.querySelector('[data-enough="false"]')).toBeNull();
  },
};

/** The scale of text styles. */
export const Type: Story = {
  render: () => (
    <div className={styles.page}>
      <h1>Type</h1>
      <table className={styles.table}>
        <tbody>
          {TEXT_ROLES.map((role) => (
            <tr key={role}>
              <td className={styles.cell}>{role}</td>
              <td className={styles.cell}>
                <span className={text[role]}>84 % de l’objectif, 12 480 500 FCFA à l’officine</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <section className={styles.section}>
        <h2>Inks</h2>
        {Object.entries(ink).map(([name, className]) => (
          <p key={name} className={className}>
            {name}: Enregistrer la visite
          </p>
        ))}
      </section>
    </div>
  ),
};

export const SpaceShapeDepthTime: Story = {
  render: () => (
    <div className={styles.page}>
      <h1>Space, shape, depth, time</h1>
      <section className={styles.section}>
        <h2>Space</h2>
        {Object.entries(space).map(([name, value]) => (
          <div key={name} className={styles.row}>
            <span className={text.small} style={{ inlineSize: '2ch' }}>
              {name}
            </span>
            <span className={styles.bar} style={{ inlineSize: value }} />
          </div>
        ))}
      </section>
      <section className={styles.section}>
        <h2>Radii</h2>
        <div className={styles.row}>
          {Object.entries(radius).map(([name, value]) => (
            <div key={name} className={styles.swatch}>
              <div className={styles.corner} style={{ borderRadius: value }} />
              {name}, {value}
            </div>
          ))}
        </div>
      </section>
      <section className={styles.section}>
        <h2>Shadows</h2>
        <div className={styles.row}>
          {Object.entries(styles.lifted).map(([name, className]) => (
            <div key={name} className={className}>
              {name}
            </div>
          ))}
        </div>
      </section>
      <section className={styles.section}>
        <h2>Durations (point at one)</h2>
        <div className={styles.row}>
          {Object.entries(styles.moving).map(([name, className]) => (
            <div key={name} className={className}>
              {name}
            </div>
          ))}
        </div>
      </section>
    </div>
  ),
};
