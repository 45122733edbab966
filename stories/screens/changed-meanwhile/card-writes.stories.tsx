import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, userEvent, waitFor } from 'storybook/test';
import { href } from '#routes/links.ts';
import { screen } from '../meta.tsx';
import type { StageProps } from '../stage.tsx';
import { dialogNamed, keepAsk, press, shows, write } from './editors.ts';

const { ask, prepare } = keepAsk();

const PERIOD = 'periodStart: "2026-10-01", periodEnd: "2026-12-31"';

/** What somebody else changes on the server while an expectation is open: docs/rules/regulatory.md#read-again-before-saving. */
const meta = {
  ...screen,
  title: 'Screens/Changed meanwhile/Card writes',
  args: {
    role: 'Boss',
    address: href(
      'app_customer_card_health_worker',
      { idCustomer: 'hw-cm-3' },
      { view: 'expectations', expectation: 'expectation-new-1' },
    ),
    prepare: async (own) => {
      await prepare(own);
      await own(
        `mutation { createCustomerExpectation(customerID: "hw-cm-3", ${PERIOD}, toBeImproved: "Les délais") { ID } }`,
      );
    },
  },
} satisfies Meta<StageProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const change = (text: string) =>
  ask(
    `mutation ($text: String!) { updateCustomerExpectation(ID: "expectation-new-1", ${PERIOD}, ${text}: $text) { ID } }`,
    {
      text: 'Changé par un autre',
    },
  );

/** The same text on both sides is shown before it is saved. */
export const TheSameText: Story = {
  play: async () => {
    const form = await dialogNamed('Modifier l’attente');
    await write(form, 'À améliorer', 'Les délais de livraison');
    await change('toBeImproved');
    await press(form, 'Enregistrer l’attente');
    const question = await dialogNamed(/^Reprendre votre saisie/u);
    await shows(question, 'Les délais de livraison');
    await shows(question, 'Changé par un autre');
    await userEvent.click(question.getByRole('button', { name: 'Reprendre ma saisie' }));
    await press(await dialogNamed('Modifier l’attente'), 'Enregistrer l’attente');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    const card = await ask(
      '{ readCustomerHealthWorkerDetailedDatas(customerHealthWorkerID: "hw-cm-3") { MyCustomerExpectations { toBeImproved } } }',
      {},
    );
    await expect(JSON.stringify(card)).toContain('Les délais de livraison');
  },
};
