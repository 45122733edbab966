import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Link } from '#ui/link/link.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { THEMES } from '#ui/theme/themes.ts';
import * as styles from './themes.css.ts';

const meta = { title: 'Theme/Themes' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A theme can be set on any element, so all twelve can be shown at once. */
export const Twelve: Story = {
  render: () => (
    <div className={styles.grid}>
      {THEMES.map((theme) => (
        <section key={theme} data-theme={theme} className={styles.card}>
          <h2>{theme}</h2>
          <TextField label="Nom du centre" defaultValue="Clinique Les Palétuviers" />
          <TextField label="Quantité" defaultValue="0" error="Indiquez une quantité supérieure à 0" />
          <div className={styles.row}>
            <Checkbox defaultSelected>Générique</Checkbox>
            <Switch defaultSelected>E-mail</Switch>
            <Link variant="standalone" href="#detail">
              Détail
            </Link>
          </div>
          <div className={styles.row}>
            <Button variant="primary">Enregistrer</Button>
            <Button icon={<Download />}>Exporter</Button>
          </div>
        </section>
      ))}
    </div>
  ),
};
