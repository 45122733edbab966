import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import { href } from '#routes/links.ts';
import { screen } from '../meta.tsx';
import type { StageProps } from '../stage.tsx';
import { button, dialog, PDF, refuse, refuseFiles, write } from './refuse.ts';

/**
 * Every refusal of the forms of product files: its message, and that the form keeps everything entered
 * (docs/rules/interface.md#form-refusals). The cases are typed by the codes of the rules, so a rule without a case does
 * not compile.
 */
const meta = {
  ...screen,
  title: 'Screens/Refusals/Product files',
  args: { role: 'RegulatoryAffairsUser', address: '/' },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const PRODUCT = { idProduct: 'prod-cm-brv-ten-0530' };

/** Escape does not discard the chosen file without a question. */
export const ProductFile: Story = {
  args: { address: href('regulatory_affairs_user_product_files', PRODUCT, { file: 'new' }) },
  play: async () => {
    const form = await dialog('Ajouter un fichier');
    const submit = 'Ajouter le fichier';
    // The field appears once the steps are loaded.
    await within(form).findByRole('combobox', { name: /^Étape que ce fichier documente/u });
    await refuse(form, submit, {
      file: { breaks: (named) => write(named, 'Nom', 'Décision'), says: /Choisissez un fichier/u },
    });
    await refuseFiles(form);
    await refuse(form, submit, {
      name: { breaks: (named) => write(named, 'Nom', ''), says: /Donnez un nom au fichier/u },
    });
    await userEvent.keyboard('{Escape}');
    const question = await page.findByRole('alertdialog', { name: /^Abandonner vos modifications/u });
    await userEvent.click(button(question, 'Continuer la saisie'));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(within(form).getByText(PDF.name)).toBeVisible();
  },
};
